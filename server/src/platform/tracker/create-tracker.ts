import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { createSimulatedTracker } from './simulated-tracker.js';
import { ABSENT_TRACKER, createTrackerClient, type TrackerClient } from './tracker-client.js';

/** Creates the client of the configured GPS service, or in the demo without one, the simulator. */
export function createTracker({ trackerUrl, demo }: Config, logger: Logger): TrackerClient {
  if (!trackerUrl) return demo ? createSimulatedTracker() : ABSENT_TRACKER;
  return createTrackerClient({
    url: trackerUrl,
    onState: (up, err) =>
      up ? logger.info('the GPS service answers again') : logger.error({ err }, 'the GPS service does not answer'),
  });
}
