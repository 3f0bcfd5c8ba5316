import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { draftKey, keepPhoto, loadDraft, loadPhoto, loadPhotos } from './draftStore';
import type { InspectedRental } from './inspectedEnd';
import { changed, isUnsent, newDraft, withPhotosOf, type PhotoDraft } from './inspectionDraft';
import { inspectionBox } from './inspectionBox';
import { deliver, tidy } from './sendInspection';

const rental = {
  number: 'ACCPT-ED234',
  driver: { firstName: 'A', lastName: 'B', licenceNumber: null, nationalId: null, passportNumber: null },
  secondDriver: null,
  vehicle: { name: 'Clio', plateNumber: '1-A-1' },
  legs: [],
  inspections: [],
} as unknown as InspectedRental;
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
const clientOf = (answer: Answer): { client: ApolloClient; asked: string[] } => {
  const asked: string[] = [];
  const ask = (document: { definitions: readonly object[] }, variables: unknown): Promise<unknown> => {
    const name = (document.definitions[0] as { name: { value: string } }).name.value;
    asked.push(name);
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
  return { client: client as unknown as ApolloClient, asked };
};

const queued = { completion: { clientId: 'x' }, draftVersion: 1 };
const answered = { completeInspection: { photos: [] } };

afterEach(() => inspectionBox.forget(key));

it('deletes an inspection from the device once the server has all of it, with photos that others replaced', async () => {
  await begin(['one', 'two', 'three']);
  await inspectionBox.update(key, (draft) => changed(draft, { photos: [photo('two'), photo('three')] }));
  expect(await loadPhoto('one')).toBeUndefined();
  await inspectionBox.update(key, (draft) => ({ ...draft, ...queued }) as typeof draft);
  const { client, asked } = clientOf((name) => (name === 'CompleteInspection' ? answered : {}));
  expect(await deliver(client, key)).toBe('done');
  expect(asked).toEqual(['CompleteInspection', 'UploadInspectionPhoto', 'UploadInspectionPhoto']);
  expect(await loadDraft(key)).toBeUndefined();
  expect(await loadPhotos()).toEqual([]);
});

it('does not send what has arrived already', async () => {
  await begin(['one', 'two'], queued);
  const { client, asked } = clientOf((name) =>
    name === 'CompleteInspection'
      ? { completeInspection: { photos: [{ sha256: 'one', uploadedAt: '2026-12-01T10:00:00Z' }] } }
      : {},
  );
  expect(await deliver(client, key)).toBe('done');
  expect(asked).toEqual(['CompleteInspection', 'UploadInspectionPhoto']);
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
  const { client, asked } = clientOf((name, { input }) => {
    if (name === 'SaveInspection') return { saveInspection: { version: 2, photos: [], warnings: [] } };
    uploads += 1;
    if (uploads < 3) throw refused('INSPECTION.PHOTO_UNKNOWN');
    return { file: input.file };
  });
  await deliver(client, key);
  expect(asked).toEqual([
    ...['UploadInspectionPhoto', 'SaveInspection', 'UploadInspectionPhoto', 'UploadInspectionPhoto'],
  ]);
  expect(inspectionBox.get(key)).toMatchObject({ rejected: { one: 'Refusé.' }, sent: ['two'] });
  expect(await loadPhoto('one')).toBeDefined();
});

it('ends with photos left, without trying for ever, where a completed one refuses them or the device lost them', async () => {
  await begin(['one', 'two'], { ...queued, completed: true });
  await inspectionBox.update(key, (draft) => changed(draft, { photos: [...draft.photos, photo('lost')] }));
  const { client, asked } = clientOf((name) => {
    if (name === 'CompleteInspection') return answered;
    throw refused('INSPECTION.PHOTO_UNKNOWN');
  });
  expect(await deliver(client, key)).toBe('left');
  expect(asked.filter((name) => name === 'UploadInspectionPhoto')).toHaveLength(2);
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
