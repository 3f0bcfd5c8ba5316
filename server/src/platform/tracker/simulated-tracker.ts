import { createServer, type Server } from 'node:http';
import { simulateWire } from './simulator.js';
import type { TrackerClient } from './tracker-client.js';
import { readPosition } from './tracker-position.js';

/** Creates the demo's tracker, which answers from the simulator without a network. */
export function createSimulatedTracker(now: () => Date = () => new Date()): TrackerClient {
  return {
    position: (deviceId) => Promise.resolve(readPosition(simulateWire(deviceId, now()))),
  };
}

/** Creates a server with the same call as a GPS service, for `npm run tracker` and tests. It does not listen yet. */
export function createTrackerServer(now: () => Date = () => new Date()): Server {
  return createServer((request, response) => {
    const [, deviceId] = /^\/api\/position\/([^/?]+)\/?(?:\?.*)?$/.exec(request.url ?? '') ?? [];
    response.setHeader('content-type', 'application/json; charset=utf-8');
    if (request.method !== 'GET' || deviceId === undefined) {
      response.statusCode = 404;
      response.end(JSON.stringify({ message: 'GET /api/position/{deviceID}' }));
      return;
    }
    response.end(JSON.stringify(simulateWire(safeDecode(deviceId), now())));
  });
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
