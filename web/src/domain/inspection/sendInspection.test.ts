import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { inspectedRental as rental } from '../../test/inspectedRental';
import { draftKey, keepPhoto, loadDraft, loadPhoto, loadPhotos } from './draftStore';
import { changed, isUnsent, newDraft, withPhotosOf, type PhotoDraft } from './inspectionDraft';
import { inspectionBox } from './inspectionBox';
import { deliver, saveDraft, sendCompletion, tidy } from './sendInspection';

const key = draftKey({ number: rental.number, kind: 'DEPARTURE' });

const photo = (sha256: string, view: PhotoDraft['view'] = 'FRONT'): PhotoDraft => ({
  ...{ sha256, view },
  takenAt: null,
  latitude: null,
  longitude: null,
  damageClientId: null,
});
const refused = (code: string): Error =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: 'Refusé.', extensions: { code } }] });

/** A draft on this device with photos, as the server knows it or does not. */
const begin = async (shas: readonly string[], more: object = {}): Promise<void> => {
  const draft = newDraft(rental, { kind: 'DEPARTURE', legId: null }, []);
  inspectionBox.begin(draft);
  for (const sha256 of shas) await keepPhoto({ sha256, clientId: draft.clientId, blob: new Blob([sha256]) });
  await inspectionBox.update(key, (now) => ({ ...changed(now, { photos: shas.map((sha) => photo(sha)) }), ...more }));
};

type Answer = (name: string, variables: { input: { file?: File } }) => unknown;

/** A client whose server answers mutations and queries by name. */
const clientOf = (answer: Answer): { client: ApolloClient; requested: string[] } => {
  const requested: string[] = [];
  const ask = (document: { definitions: readonly object[] }, variables: unknown): Promise<unknown> => {
    const name = (document.definitions[0] as { name: { value: string } }).name.value;
    requested.push(name);
    try {
      return Promise.resolve({ data: answer(name, variables as { input: { file?: File } }) });
    } catch (error) {
      return Promise.reject(error as Error);
    }
  };
  const client = {
    mutate: ({ mutation, variables }: { mutation: never; variables: unknown }) => ask(mutation, variables),
    query: ({ query, variables }: { query: never; variables: unknown }) => ask(query, variables),
  };
  return { client: client as unknown as ApolloClient, requested };
};

const queued = { completion: { clientId: 'x' }, draftVersion: 1 };
const answered = { completeInspection: { photos: [] } };

afterEach(() => inspectionBox.forget(key));

it('deletes an inspection from the device once the server has all of it, with photos that others replaced', async () => {
  await begin(['one', 'two', 'three']);
  await inspectionBox.update(key, (draft) => changed(draft, { photos: [photo('two'), photo('three')] }));
  expect(await loadPhoto('one')).toBeUndefined();
  await inspectionBox.update(key, (draft) => ({ ...draft, ...queued }) as typeof draft);
  const { client, requested } = clientOf((name) => (name === 'CompleteInspection' ? answered : {}));
  expect(await deliver(client, key)).toBe('done');
  // The rental as it is now is kept, so that its return can be made without a network.
  expect(requested).toEqual(['CompleteInspection', 'UploadInspectionPhoto', 'UploadInspectionPhoto', 'InspectionFlow']);
  expect(await loadDraft(key)).toBeUndefined();
  expect(await loadPhotos()).toEqual([]);
});

it('keeps the refusal of a completion that overtook a save', async () => {
  await begin([], { draftVersion: 1 });
  let answer = (): void => undefined;
  const saved = { saveInspection: { version: 2, photos: [], warnings: [] } };
  const { client } = clientOf((name) => {
    if (name === 'SaveInspection') return saved;
    throw refused('VALIDATION');
  });
  const { mutate } = client;
  client.mutate = (async (options: { mutation: { definitions: readonly { name?: { value: string } }[] } }) => {
    const reply = await mutate(options as never);
    await new Promise<void>((resolve) => (answer = resolve));
    return reply;
  }) as never;
  const save = saveDraft(client, key);
  await inspectionBox.update(key, (draft) => ({ ...draft, completion: { clientId: 'x' } }) as typeof draft);
  client.mutate = mutate;
  expect(await sendCompletion(client, key)).toMatchObject({ code: 'VALIDATION' });
  answer();
  await save;
  expect(inspectionBox.get(key)?.refusal).toMatchObject({ code: 'VALIDATION' });
});

it('does not send what has arrived already', async () => {
  await begin(['one', 'two'], queued);
  const { client, requested } = clientOf((name) => {
    if (name === 'InspectionFlow') throw new TypeError('Failed to fetch');
    return name === 'CompleteInspection'
      ? { completeInspection: { photos: [{ sha256: 'one', uploadedAt: '2026-12-01T10:00:00Z' }] } }
      : {};
  });
  expect(await deliver(client, key)).toBe('done');
  expect(requested).toEqual(['CompleteInspection', 'UploadInspectionPhoto', 'InspectionFlow']);
  expect(inspectionBox.get(key)).toBeUndefined();
});

it('keeps everything while the server is not reached', async () => {
  await begin(['one'], queued);
  const { client } = clientOf(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await deliver(client, key)).toBe('offline');
  expect(inspectionBox.get(key)).toMatchObject({ completion: { clientId: 'x' }, completed: false });
  expect(await loadPhoto('one')).toBeDefined();
  expect(isUnsent(inspectionBox.get(key)!)).toBe(true);
});

it.each(['UNAUTHENTICATED', 'TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE'])('takes %s for no judgement', async (code) => {
  await begin([], queued);
  const { client } = clientOf(() => {
    throw refused(code);
  });
  expect(await deliver(client, key)).toBe('offline');
  expect(inspectionBox.get(key)?.completion).not.toBeNull();
});

it('saves a draft again for a photo that its manifest does not name, and goes on without it at last', async () => {
  await begin(['one', 'two'], { draftVersion: 1 });
  let uploads = 0;
  const { client, requested } = clientOf((name, { input }) => {
    if (name === 'SaveInspection') return { saveInspection: { version: 2, photos: [], warnings: [] } };
    uploads += 1;
    if (uploads < 3) throw refused('INSPECTION.PHOTO_UNKNOWN');
    return { file: input.file };
  });
  await deliver(client, key);
  expect(requested).toEqual([
    ...['UploadInspectionPhoto', 'SaveInspection', 'UploadInspectionPhoto', 'UploadInspectionPhoto'],
  ]);
  expect(inspectionBox.get(key)).toMatchObject({ rejected: { one: 'Refusé.' }, sent: ['two'] });
  expect(await loadPhoto('one')).toBeDefined();
});

it('ends with photos left, without trying for ever, where a completed one refuses them or the device lost them', async () => {
  await begin(['one', 'two'], { ...queued, completed: true });
  await inspectionBox.update(key, (draft) => changed(draft, { photos: [...draft.photos, photo('lost')] }));
  const { client, requested } = clientOf((name) => {
    if (name === 'CompleteInspection') return answered;
    throw refused('INSPECTION.PHOTO_UNKNOWN');
  });
  expect(await deliver(client, key)).toBe('left');
  expect(requested.filter((name) => name === 'UploadInspectionPhoto')).toHaveLength(2);
  expect(inspectionBox.get(key)).toBeDefined();
});

it.each([
  ['deletes what the server has of a rental that waits no more', true, undefined],
  ['marks what it does not have', false, { gone: true }],
])('%s', async (_, whole, left) => {
  await begin(['one'], { draftVersion: 1 });
  if (whole) await inspectionBox.update(key, (draft) => ({ ...draft, saved: draft.revision, sent: ['one'] }));
  const { client } = clientOf(() => ({ reservation: { stage: 'OUT' } }));
  await tidy(client);
  const kept = inspectionBox.get(key);
  if (left) expect(kept).toMatchObject(left);
  else expect(kept).toBeUndefined();
});

it('joins the photos of two states without losing any', () => {
  const mine = {
    ...newDraft(rental, { kind: 'DEPARTURE', legId: null }, []),
    photos: [photo('a'), photo('b', 'REAR')],
  };
  const joined = withPhotosOf(mine, [photo('a'), photo('c'), photo('d', 'LEFT')]);
  expect(joined.photos.map(({ sha256, view }) => `${sha256} ${view}`)).toEqual([
    ...['a FRONT', 'b REAR', 'c OTHER', 'd LEFT'],
  ]);
  expect(withPhotosOf(joined, mine.photos)).toBe(joined);
});

describe('a save', () => {
  /** A client whose saves wait for `answer`. */
  const slowClient = () => {
    const open: {
      input: { km: number; clientId: string };
      answer: (result: unknown) => void;
      fail: (e: Error) => void;
    }[] = [];
    let sent = 0;
    const mutate = ({ variables }: { variables: { input: { km: number; clientId: string } } }): Promise<unknown> =>
      new Promise((resolve, reject) => {
        sent += 1;
        open.push({ input: variables.input, answer: resolve, fail: reject });
      });
    return { client: { mutate } as unknown as ApolloClient, open, sent: () => sent };
  };
  const saved = (version: number) => ({ data: { saveInspection: { version, photos: [], warnings: [] } } });
  const type = (km: string) => inspectionBox.update(key, (now) => changed(now, { km }));

  it('waits for the one before, and the latest state goes once', async () => {
    await begin([]);
    const { client, open, sent } = slowClient();
    await type('1');
    const first = saveDraft(client, key);
    await type('2');
    const second = saveDraft(client, key);
    await type('3');
    const third = saveDraft(client, key);
    expect(open.map(({ input }) => input.km)).toEqual([1]);
    open[0]?.answer(saved(1));
    await first;
    await Promise.resolve();
    expect(open.map(({ input }) => input.km)).toEqual([1, 3]);
    open[1]?.answer(saved(2));
    await Promise.all([second, third]);
    // What is saved already is not sent again.
    expect(sent()).toBe(2);
    expect(inspectionBox.get(key)).toMatchObject({ draftVersion: 2, refusal: null });
    expect(isUnsent(inspectionBox.get(key)!)).toBe(false);
  });

  it('goes on after one that did not arrive', async () => {
    await begin([]);
    const { client, open } = slowClient();
    await type('1');
    const first = saveDraft(client, key);
    const second = saveDraft(client, key);
    open[0]?.fail(new TypeError('Failed to fetch'));
    expect((await first).problem).not.toBeNull();
    await Promise.resolve();
    open[1]?.answer(saved(1));
    expect((await second).problem).toBeNull();
    expect(inspectionBox.get(key)).toMatchObject({ draftVersion: 1, refusal: null });
  });

  it('keeps a refusal only of the latest state, and nothing of a draft that was begun anew', async () => {
    await begin([]);
    const { client, open } = slowClient();
    await type('1');
    const first = saveDraft(client, key);
    await type('2');
    const second = saveDraft(client, key);
    open[0]?.fail(refused('VALIDATION'));
    await first;
    expect(inspectionBox.get(key)?.refusal).toBeNull();
    await inspectionBox.update(key, (now) => ({ ...now, clientId: 'other' }));
    open[1]?.answer(saved(7));
    await second;
    expect(inspectionBox.get(key)?.draftVersion).toBe(0);
  });

  it('of a conflict leads back to the step at which it was sent, and sends nothing before it is settled', async () => {
    await begin([], { step: 2 });
    const { client, open, sent } = slowClient();
    const first = saveDraft(client, key);
    await inspectionBox.update(key, (now) => changed(now, { step: 4, km: '9' }));
    const second = saveDraft(client, key);
    open[0]?.fail(refused('INSPECTION.VERSION_CONFLICT'));
    expect(await second).toEqual(await first);
    expect(sent()).toBe(1);
    expect(inspectionBox.get(key)).toMatchObject({
      ...{ step: 2, km: '9' },
      refusal: { code: 'INSPECTION.VERSION_CONFLICT' },
    });
  });
});
