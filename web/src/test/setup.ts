import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { format } from 'node:util';
import { server } from './server';

// The default of one second is too short for rendering a page on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** Problems beside the assertions of the running test: requests without a handler, warnings on the console. */
let faults: Promise<string>[] = [];

/** The real timer, even in a test with fake ones. */
const nextTask = setTimeout;

const throwFaults = async (): Promise<void> => {
  const found = await Promise.all(faults);
  faults = [];
  if (found.length > 0) throw new Error(found.join('\n\n'));
};

beforeAll(() => {
  server.listen({
    onUnhandledFrame({ frame }) {
      faults.push(frame.getUnhandledMessage());
      // The rejection answers the request with a network error; otherwise it would be sent to the real network.
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  const record = (...values: unknown[]) => void faults.push(Promise.resolve(format(...values)));
  Object.assign(console, { error: record, warn: record });
});
afterEach(async () => {
  // Hooks run in the order of their registration, so the library's own cleanup would run after this one.
  cleanup();
  // Requests that the page has just sent still find their handlers.
  await new Promise((resolve) => nextTask(resolve, 0));
  server.resetHandlers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  await throwFaults();
});
afterAll(async () => {
  server.close();
  await throwFaults();
});
