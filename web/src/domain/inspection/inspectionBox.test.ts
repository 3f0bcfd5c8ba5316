import { inspectedRental as rental } from '../../test/inspectedRental';
import { newDraft } from './inspectionDraft';

/** The channels that the page opened, over which other tabs send messages. */
const channels: EventTarget[] = [];

// As in some private windows: there is a database, but it cannot be opened.
beforeAll(() => {
  const refusing = {
    open: () => {
      const request = { onerror: () => undefined };
      queueMicrotask(() => request.onerror());
      return request;
    },
  };
  class Channel extends EventTarget {
    constructor() {
      super();
      channels.push(this);
    }
    postMessage = () => undefined;
  }
  Object.assign(globalThis, { indexedDB: refusing, BroadcastChannel: Channel });
});

it('keeps the draft of this page, and says that it is nowhere else, when the device has no store', async () => {
  const { inspectionBox } = await import('./inspectionBox');
  const { dropDraft, draftKey } = await import('./draftStore');
  const draft = newDraft(rental, { kind: 'RETURN', legId: null }, []);
  const key = draftKey(draft);
  inspectionBox.begin(draft);
  await inspectionBox.update(key, (now) => ({ ...now, km: '1200' }));
  expect(inspectionBox.isUnsaved(key)).toBe(true);
  // Another tab has none of its own to go on with.
  await dropDraft(draft);
  for (const channel of channels) channel.dispatchEvent(new MessageEvent('message', { data: key }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(inspectionBox.get(key)).toMatchObject({ km: '1200' });
  await inspectionBox.forget(key);
  expect(inspectionBox.isUnsaved(key)).toBe(false);
});
