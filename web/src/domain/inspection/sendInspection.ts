import type { ApolloClient } from '@apollo/client';
import { fromServer } from '../../platform/device/storedAnswers';
import { isVersionConflict, readProblem, type Problem } from '../../platform/errors/errors';
import { MeDocument } from '../../platform/session/guards.generated';
import { draftKey, loadPhoto } from './draftStore';
import {
  CompleteInspectionDocument,
  InspectionFlowDocument,
  InspectionStandingDocument,
  SaveInspectionDocument,
  SettleReturnDocument,
  UploadInspectionPhotoDocument,
} from './Inspection.generated';
import { isAwaitedBy } from './inspectedEnd';
import { inspectionBox } from './inspectionBox';
import { noteInspections } from './inspectionsHere';
import {
  inputOf,
  isOfAnother,
  isUnsent,
  photosLeft,
  stepOfField,
  stepsOf,
  type InspectionDraft,
  type SignedInspection,
} from './inspectionDraft';
import { deviceNow } from '../../platform/clock/deviceClock';

/**
 * The result of sending: everything arrived; the server was not reached; it refused; some photos cannot be sent; or nothing was sent,
 * because another employee completed the inspection.
 */
export type Delivery = 'done' | 'offline' | 'refused' | 'left' | 'another';

/** Error codes of refusals that name no kind of record. */
const refusalCodes = new Set(['VALIDATION', 'NOT_FOUND', 'BAD_USER_INPUT']);

/** Tells whether the server refused the content; after any other failure the same content may be sent again. */
const isRefusal = ({ code }: Problem): boolean => code !== null && (code.includes('.') || refusalCodes.has(code));

const arrived = (photos: readonly { sha256: string; uploadedAt: string | null }[]): string[] =>
  photos.filter(({ uploadedAt }) => uploadedAt !== null).map(({ sha256 }) => sha256);

/** The result of saving a draft: what went wrong, or null, and what the server warns of. */
interface Saved {
  problem: Problem | null;
  warnings?: readonly { code: string; message: string }[];
}

const saving = new Map<string, Promise<Saved>>();
const waiting = new Map<string, Promise<Saved>>();
const completing = new Map<string, Promise<Problem | null>>();
const uploading = new Map<string, Promise<Delivery>>();

const once = <T>(running: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> => {
  const current = running.get(key);
  if (current) return current;
  const run = work().finally(() => running.delete(key));
  running.set(key, run);
  return run;
};

/**
 * Sends the present state of a draft. A conflict with another device leads back to the step at which this state was sent. Another refusal
 * is not kept if a newer state waits, because the answer to that one counts. A draft that was begun anew meanwhile, under another
 * `clientId`, is left as it is.
 */
const sendDraft = async (client: ApolloClient, key: string): Promise<Saved> => {
  const now = inspectionBox.get(key);
  if (!now || now.completion) return { problem: null };
  try {
    const { data } = await client.mutate({ mutation: SaveInspectionDocument, variables: { input: inputOf(now) } });
    if (!data) return { problem: null };
    const { version, photos, warnings } = data.saveInspection;
    await inspectionBox.update(key, (draft) =>
      draft.clientId === now.clientId
        ? {
            ...draft,
            draftVersion: Math.max(draft.draftVersion, version),
            saved: now.revision,
            // Photos may have arrived since the server answered.
            sent: [...new Set([...draft.sent, ...arrived(photos)])],
            // A completion may have been refused meanwhile.
            refusal: draft.refusal === now.refusal ? null : draft.refusal,
          }
        : draft,
    );
    return { problem: null, warnings };
  } catch (error) {
    const problem = readProblem(error);
    const conflict = isVersionConflict(problem);
    if (isRefusal(problem) && (conflict || !waiting.has(key)))
      await inspectionBox.update(key, (draft) =>
        draft.clientId === now.clientId && !draft.completion
          ? { ...draft, refusal: problem, ...(conflict && { step: Math.min(draft.step, now.step) }) }
          : draft,
      );
    return { problem };
  }
};

/**
 * Saves a draft at the server; resolves to the problem, or null. One save of a draft is under way at a time: what changes meanwhile is sent
 * once with the next one, in its latest state. What the server refuses is kept with the draft.
 */
export const saveDraft = (client: ApolloClient, key: string): Promise<Saved> => {
  const running = saving.get(key);
  if (!running) return once(saving, key, () => sendDraft(client, key));
  const queued = waiting.get(key);
  if (queued) return queued;
  const next = running.then((former) => {
    waiting.delete(key);
    const now = inspectionBox.get(key);
    const nothingNew = former.problem === null && now?.revision === now?.saved;
    // After a conflict the employee decides which draft to go on with.
    if (nothingNew || (former.problem && isVersionConflict(former.problem))) return former;
    return once(saving, key, () => sendDraft(client, key));
  });
  waiting.set(key, next);
  return next;
};

/** Sends a completed inspection, with the settlement that was agreed on if there is one. */
const complete = async (client: ApolloClient, { settlement, ...completion }: SignedInspection) => {
  const input = { ...completion, deviceNow: new Date(deviceNow()).toISOString() };
  if (settlement) {
    const { data } = await client.mutate({
      mutation: SettleReturnDocument,
      variables: { input: { ...input, settlement } },
    });
    return data?.settleReturn ?? { photos: [] };
  }
  const { data } = await client.mutate({ mutation: CompleteInspectionDocument, variables: { input } });
  return data?.completeInspection ?? { photos: [] };
};

/**
 * Sends a completed inspection, with retries; resolves to the problem, or null. A refusal has changed nothing at the server, so that the
 * next attempt may have another signature and other reasons.
 */
export const sendCompletion = (client: ApolloClient, key: string): Promise<Problem | null> =>
  once(completing, key, async () => {
    const completion = inspectionBox.get(key)?.completion;
    if (!completion) return null;
    try {
      const { photos } = await complete(client, completion);
      await inspectionBox.update(key, (draft) => ({
        ...draft,
        completed: true,
        refusal: null,
        sent: arrived(photos),
      }));
      return null;
    } catch (error) {
      const problem = readProblem(error);
      const fields = Object.keys(problem.fields);
      if (isRefusal(problem))
        await inspectionBox.update(key, (draft) => ({
          ...draft,
          completion: null,
          completedBy: null,
          refusal: problem,
          // Leads back to the step of the first invalid field.
          ...(fields.length > 0 && { step: stepOfField(stepsOf(draft), fields) }),
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
      // The server must know the manifest before it accepts photos.
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
        // A draft may list the photo once it is saved; a completed inspection never will.
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

/** Returns why a completion must not be sent now: the server would record the logged-in employee as its author. */
const completionObstacle = async (client: ApolloClient, key: string): Promise<'offline' | 'another' | null> => {
  const now = inspectionBox.get(key);
  if (!now?.completedBy || now.completed) return null;
  try {
    const { data } = await client.query({ query: MeDocument });
    return isOfAnother(now, data?.me?.employee?.id ?? '') ? 'another' : null;
  } catch {
    return 'offline';
  }
};

/** Milliseconds after which an inspection that the server has is over, even if the rental could not be stored again. */
const timeoutMs = 4_000;

/**
 * Stores the rental as it is after an inspection on this device, so that the next one can be made without a network. The last return has no
 * next one.
 */
const keepRental = async (client: ApolloClient, { number, kind, legId }: InspectionDraft): Promise<void> => {
  if (kind === 'RETURN' && legId === null) return;
  try {
    // `no-cache`: the open page of the inspection must not render again while it shows its last message.
    const context = { ...fromServer, fetchOptions: { signal: AbortSignal.timeout(timeoutMs) } };
    const options = { fetchPolicy: 'no-cache', context } as const;
    await client.query({ query: InspectionFlowDocument, variables: { number }, ...options });
  } catch {
    // Without a network, /journee loads it the next time.
  }
};

/**
 * Sends what remains of an inspection, and deletes it from the device once the server has everything. A completion is sent only while its
 * author is logged in; photos of a completed inspection by anybody.
 */
export const deliver = async (client: ApolloClient, key: string): Promise<Delivery> => {
  const obstacle = await completionObstacle(client, key);
  if (obstacle) return obstacle;
  const problem = await sendCompletion(client, key);
  if (problem) return isRefusal(problem) ? 'refused' : 'offline';
  const end = await upload(client, key);
  const now = inspectionBox.get(key);
  if (end === 'done' && now?.completed) {
    await keepRental(client, now);
    await inspectionBox.forget(key);
  }
  return end;
};

/** Tells whether a rental still needs an inspection; undefined if the server does not answer. */
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
 * Deletes data that this device no longer needs: photos that no inspection refers to, and drafts that the server has and whose rental no
 * longer needs them. A draft that is only on this device is marked, so that an employee decides.
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
    else if (now.gone === awaited) await inspectionBox.update(key, (stored) => ({ ...stored, gone: !awaited }));
  }
  if (inspectionBox.isEmpty()) noteInspections(false);
};
