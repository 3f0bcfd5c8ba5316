import { createTrackerServer } from '../platform/tracker/simulated-tracker.js';

/** `npm run tracker`: runs the simulator as a GPS service on TRACKER_PORT or 4100, on this machine only. */
const port = Number(process.env['TRACKER_PORT'] ?? 4100);
const server = createTrackerServer();
server.on('error', (error) => {
  console.error(`The simulated GPS service could not start on port ${port}: ${error.message}`);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  console.log(`Simulated GPS service: http://127.0.0.1:${port}/api/position/{deviceID}`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close(() => process.exit(0)));
