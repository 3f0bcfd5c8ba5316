import { createServer, type Server } from 'node:http';
import { simulateWire } from './simulator.js';
import type { TrackerClient } from './tracker-client.js';
import { readPosition } from './tracker-position.js';

/** Answers from the simulator without a network: the demo's tracker. */
export function createSimulatedTracker(now: () => Date = () => new Date()): TrackerClient {
  return {
    position: (deviceId) => Promise.resolve(readPosition(simulateWire(deviceId, now()))),
  };
}

/** The simulator behind the same call as a GPS service: `npm run tracker`, and what tests ask. Not listening yet. */
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
