import type { ApolloClient } from '@apollo/client';
import { readProblem, type Problem } from '../../lib/errors';
import { MeDocument } from '../../lib/guards.generated';
import { draftKey, loadPhoto } from './draftStore';
import {
  CompleteInspectionDocument,
  InspectionStandingDocument,
  SaveInspectionDocument,
  UploadInspectionPhotoDocument,
} from './Inspection.generated';
import { isAwaitedBy } from './inspectedEnd';
import { inspectionBox } from './inspectionBox';
import { inputOf, isOfAnother, isUnsent, photosLeft, type InspectionDraft } from './inspectionDraft';

/**
 * How sending ended: the server has all of it, it was not reached, it refused, photos are left that cannot be sent, or nothing was sent
 * because another employee completed it.
 */
export type Delivery = 'done' | 'offline' | 'refused' | 'left' | 'another';

/** Judgements whose code names no kind of record. */
const judgements = new Set(['VALIDATION', 'NOT_FOUND', 'BAD_USER_INPUT']);

/** Whether the server judged what was sent; after any other failure the same may be sent again. */
export const isRefusal = ({ code }: Problem): boolean => code !== null && (code.includes('.') || judgements.has(code));

const arrived = (photos: readonly { sha256: string; uploadedAt: string | null }[]): string[] =>
  photos.filter(({ uploadedAt }) => uploadedAt !== null).map(({ sha256 }) => sha256);

/** Sends a draft. Resolves to the problem, or null. */
export const saveDraft = async (
  client: ApolloClient,
  key: string,
): Promise<{ problem: Problem | null; warnings?: readonly { code: string; message: string }[] }> => {
  const now = inspectionBox.get(key);
  if (!now || now.completion) return { problem: null };
  try {
    const { data } = await client.mutate({ mutation: SaveInspectionDocument, variables: { input: inputOf(now) } });
    if (!data) return { problem: null };
    const { version, photos, warnings } = data.saveInspection;
    await inspectionBox.update(key, (draft) => ({
      ...draft,
      draftVersion: version,
      saved: now.revision,
      sent: arrived(photos),
      refusal: null,
    }));
    return { problem: null, warnings };
  } catch (error) {
    return { problem: readProblem(error) };
  }
};

const completing = new Map<string, Promise<Problem | null>>();
const uploading = new Map<string, Promise<Delivery>>();

const once = <T>(running: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> => {
  const known = running.get(key);
  if (known) return known;
  const run = work().finally(() => running.delete(key));
  running.set(key, run);
  return run;
};

/**
 * Sends a completed inspection as often as it takes. Resolves to the problem, or null. A refusal changed nothing at the server, so that the
 * next try may say something else: signature and reasons stay.
 */
export const sendCompletion = (client: ApolloClient, key: string): Promise<Problem | null> =>
  once(completing, key, async () => {
    const completion = inspectionBox.get(key)?.completion;
    if (!completion) return null;
    try {
      const input = { ...completion, deviceNow: new Date().toISOString() };
      const { data } = await client.mutate({ mutation: CompleteInspectionDocument, variables: { input } });
      await inspectionBox.update(key, (draft) => ({
        ...draft,
        completed: true,
        refusal: null,
        sent: data ? arrived(data.completeInspection.photos) : draft.sent,
      }));
      return null;
    } catch (error) {
      const problem = readProblem(error);
      if (isRefusal(problem))
        await inspectionBox.update(key, (draft) => ({
          ...draft,
          completion: null,
          completedBy: null,
          refusal: problem,
        }));
      return problem;
    }
  });

const upload = (client: ApolloClient, key: string): Promise<Delivery> =>
  once(uploading, key, async () => {
    const missing = new Set<string>();
    const named = new Set<string>();
    for (;;) {
      const now = inspectionBox.get(key);
      if (!now) return 'done';
      // The server has to know the manifest first.
      if (!now.completed && now.draftVersion === 0) return 'offline';
      const next = photosLeft(now).find(({ sha256 }) => !missing.has(sha256));
      if (!next) return isUnsent(now) ? 'left' : 'done';
      const { sha256, view } = next;
      const blob = await loadPhoto(sha256).catch(() => undefined);
      if (!blob) {
        missing.add(sha256);
        continue;
      }
      const file = new File([blob], `${view.toLowerCase()}.${blob.type === 'image/webp' ? 'webp' : 'jpg'}`, {
        type: blob.type,
      });
      try {
        const input = { clientId: now.clientId, file };
        await client.mutate({ mutation: UploadInspectionPhotoDocument, variables: { input } });
        await inspectionBox.update(key, (draft) => ({ ...draft, sent: [...draft.sent, sha256] }));
      } catch (error) {
        const problem = readProblem(error);
        if (!isRefusal(problem)) return 'offline';
        if (problem.code === 'INSPECTION.NOT_FOUND') return 'refused';
        // A draft may name it once it is saved; what is completed never will.
        if (problem.code === 'INSPECTION.PHOTO_UNKNOWN' && !now.completion && !named.has(sha256)) {
          named.add(sha256);
          if ((await saveDraft(client, key)).problem) return 'refused';
          continue;
        }
        await inspectionBox.update(key, (draft) => ({
          ...draft,
          rejected: { ...draft.rejected, [sha256]: problem.message },
        }));
      }
    }
  });

/** Returns why a completion must not be sent now: the server would record it in the name of who is logged in. */
const heldBack = async (client: ApolloClient, key: string): Promise<'offline' | 'another' | null> => {
  const now = inspectionBox.get(key);
  if (!now?.completedBy || now.completed) return null;
  try {
    const { data } = await client.query({ query: MeDocument });
    return isOfAnother(now, data?.me?.employee?.id ?? '') ? 'another' : null;
  } catch {
    return 'offline';
  }
};

/**
 * Sends what is left of an inspection and deletes it from the device once the server has all of it. A completion is sent only while who
 * made it is logged in; photos of what the server has completed, by anybody.
 */
export const deliver = async (client: ApolloClient, key: string): Promise<Delivery> => {
  const held = await heldBack(client, key);
  if (held) return held;
  const problem = await sendCompletion(client, key);
  if (problem) return isRefusal(problem) ? 'refused' : 'offline';
  const end = await upload(client, key);
  if (end === 'done' && inspectionBox.get(key)?.completed) await inspectionBox.forget(key);
  return end;
};

/** Whether a rental still waits for an inspection; undefined where the server does not say. */
const isAwaited = async (
  client: ApolloClient,
  { number, ...end }: Pick<InspectionDraft, 'number' | 'kind' | 'legId'>,
): Promise<boolean | undefined> => {
  try {
    const { data } = await client.query({
      query: InspectionStandingDocument,
      variables: { number },
      fetchPolicy: 'network-only',
    });
    return data && data.reservation !== null && isAwaitedBy(data.reservation, end);
  } catch {
    return undefined;
  }
};

/**
 * Deletes what this device need not keep: photos that no inspection names, and drafts that the server has, of rentals that wait for them no
 * more. A draft that is on this device alone is marked, for a person to decide.
 */
export const tidy = async (client: ApolloClient): Promise<void> => {
  await inspectionBox.sweep().catch(() => undefined);
  for (const draft of inspectionBox.all()) {
    if (draft.completion) continue;
    const awaited = await isAwaited(client, draft);
    if (awaited === undefined) continue;
    const key = draftKey(draft);
    const now = inspectionBox.get(key);
    if (!now || now.completion) continue;
    if (!awaited && !isUnsent(now)) await inspectionBox.forget(key);
    else if (now.gone === awaited) await inspectionBox.update(key, (kept) => ({ ...kept, gone: !awaited }));
  }
};
