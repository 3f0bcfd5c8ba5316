import { useCallback, useEffect, useRef, useState } from 'react';
import { readProblem, type Problem } from '../../lib/errors';
import type { CompleteInspectionInput, InspectionKind } from '../../lib/graphql/types.generated';
import { forgetDraft, keepDraft, keepPhoto, loadDraft, loadPhoto } from './draftStore';
import {
  useCompleteInspectionMutation,
  useSaveInspectionMutation,
  useUploadInspectionPhotoMutation,
} from './Inspection.generated';
import {
  draftFrom,
  inputOf,
  newDraft,
  type InspectedRental,
  type InspectionDraft,
  type PhotoDraft,
} from './inspectionDraft';
import type { TakenPhoto } from './photoFile';

interface Warning {
  code: string;
  message: string;
}

/** Where a draft is kept: at the server, on this device alone, or nowhere beyond the page. */
export type Kept = 'server' | 'device' | 'page';

/**
 * Keeps an inspection on the device at each change, and at the server when `save` is called. Photos follow in the background. Returns null
 * as the draft until the device has been asked for one.
 */
export const useInspectionDraft = (rental: InspectedRental, kind: InspectionKind, checklist: readonly string[]) => {
  const [draft, setDraft] = useState<InspectionDraft | null>(null);
  const [warnings, setWarnings] = useState<readonly Warning[]>([]);
  const [kept, setKept] = useState<Kept>('device');
  const [lost, setLost] = useState(0);
  const current = useRef<InspectionDraft | null>(null);
  const writing = useRef<Promise<void>>(Promise.resolve());
  const sending = useRef<Promise<boolean> | null>(null);
  const [sendDraft] = useSaveInspectionMutation();
  const [sendCompletion] = useCompleteInspectionMutation();
  const [sendPhoto] = useUploadInspectionPhotoMutation();

  const put = useCallback((next: InspectionDraft): Promise<void> => {
    current.current = next;
    setDraft(next);
    // One after the other, so that an older state never overwrites a newer one.
    writing.current = writing.current.then(() =>
      keepDraft(next).then(
        () => setKept((at) => (at === 'page' ? 'device' : at)),
        () => setKept('page'),
      ),
    );
    return writing.current;
  }, []);

  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void (async () => {
      const here = await loadDraft({ number: rental.number, kind }).catch(() => undefined);
      const fresh = newDraft(rental, kind, checklist);
      const stored = rental.inspections.findLast((one) => one.kind === kind && one.status === 'DRAFT');
      // What the device has is at least as new as what it sent.
      const known = here ?? (stored && draftFrom(stored, fresh)) ?? fresh;
      setWarnings(stored?.warnings ?? []);
      current.current = known;
      setDraft(known);
    })();
  }, [rental, kind, checklist]);

  const change = useCallback(
    (changes: Partial<InspectionDraft>): void => {
      const now = current.current;
      if (now) {
        // Going to another step says nothing that the server does not know.
        if (Object.keys(changes).some((name) => name !== 'step')) setKept('device');
        void put({ ...now, ...changes });
      }
    },
    [put],
  );

  /** Uploads what the server does not have yet; resolves to whether it has all of it. One run at a time. */
  const upload = useCallback((): Promise<boolean> => {
    const run = async (): Promise<boolean> => {
      let gone = 0;
      for (;;) {
        const now = current.current;
        const next = now?.photos.filter(({ sha256 }) => !now.sent.includes(sha256))[gone];
        if (!now || !next) break;
        const blob = await loadPhoto(next.sha256).catch(() => undefined);
        if (!blob) {
          gone += 1;
          continue;
        }
        const file = new File([blob], `${next.view.toLowerCase()}.${blob.type === 'image/webp' ? 'webp' : 'jpg'}`, {
          type: blob.type,
        });
        try {
          await sendPhoto({ variables: { input: { clientId: now.clientId, file } } });
        } catch {
          return false;
        }
        const after = current.current;
        if (after) await put({ ...after, sent: [...after.sent, next.sha256] });
      }
      setLost(gone);
      return gone === 0;
    };
    sending.current ??= run().finally(() => {
      sending.current = null;
    });
    return sending.current;
  }, [put, sendPhoto]);

  /** Sends the draft; photos follow in the background. Resolves to what the server refuses; without a network the device keeps it. */
  const save = useCallback(async (): Promise<Problem | null> => {
    const now = current.current;
    if (!now || now.completion) return null;
    try {
      const { data } = await sendDraft({ variables: { input: inputOf(now) } });
      setWarnings(data?.saveInspection.warnings ?? []);
      setKept('server');
      void upload();
      return null;
    } catch (error) {
      const problem = readProblem(error);
      return problem.code === null ? null : problem;
    }
  }, [sendDraft, upload]);

  /** Completes the inspection and uploads its photos. Resolves to what the server refuses; null once it has all of it. */
  const complete = useCallback(
    async (
      end: Pick<CompleteInspectionInput, 'signature' | 'refusalReason' | 'overrideReason'>,
    ): Promise<Problem | null> => {
      const now = current.current;
      if (!now) return null;
      // What was sent before, and may have arrived, is sent again as it was.
      const completion: CompleteInspectionInput = now.completion ?? {
        ...inputOf(now),
        ...end,
        at: new Date().toISOString(),
      };
      await put({ ...now, completion });
      try {
        await sendCompletion({ variables: { input: completion } });
      } catch (error) {
        const problem = readProblem(error);
        // A refusal changed nothing, so that the next try may say something else.
        if (problem.code !== null && current.current) await put({ ...current.current, completion: null });
        return problem;
      }
      if (current.current) await put({ ...current.current, completed: true });
      return null;
    },
    [put, sendCompletion],
  );

  /** Sends the photos of a completed inspection that are left, then forgets it here; resolves to whether it is done. */
  const finish = useCallback(async (): Promise<boolean> => {
    if (!(await upload())) return false;
    await writing.current;
    if (current.current) await forgetDraft(current.current).catch(() => undefined);
    return true;
  }, [upload]);

  /** Adds a photo to the manifest; of a guided view it replaces the one before. */
  const addPhoto = useCallback(
    async (
      { blob, sha256 }: TakenPhoto,
      photo: Omit<PhotoDraft, 'sha256' | 'takenAt'>,
      replace: boolean,
    ): Promise<void> => {
      const now = current.current;
      if (!now) return;
      await keepPhoto({ sha256, clientId: now.clientId, blob }).catch(() => setKept('page'));
      const others = now.photos.filter(
        (other) =>
          other.sha256 !== sha256 &&
          !(replace && other.view === photo.view && other.damageClientId === photo.damageClientId),
      );
      change({ photos: [...others, { ...photo, sha256, takenAt: new Date().toISOString() }] });
    },
    [change],
  );

  return { draft, warnings, kept, lost, change, save, complete, finish, addPhoto };
};

export type InspectionForm = ReturnType<typeof useInspectionDraft>;
