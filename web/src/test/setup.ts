import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { format } from 'node:util';
import { server } from './server';

// The library's own second is shorter than a busy machine may take to render a page.
configure({ asyncUtilTimeout: 20_000 });

/** What went wrong beside the assertions of the running test: requests that nobody answers, warnings on the console. */
let faults: Promise<string>[] = [];

/** The real one, also in a test that left the clock to a fake. */
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
      // The rejection answers the request with a network error; otherwise it would leave this process.
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  const record = (...values: unknown[]) => void faults.push(Promise.resolve(format(...values)));
  Object.assign(console, { error: record, warn: record });
});
afterEach(async () => {
  // Hooks run in the order in which they were made: the library's own cleanup would come after this one.
  cleanup();
  // What the page had just sent still finds its handler.
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
