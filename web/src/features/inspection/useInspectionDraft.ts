import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Problem } from '../../lib/errors';
import { fullName } from '../../lib/format';
import { MeDocument } from '../../lib/guards.generated';
import { fromServer } from '../../lib/keptAnswers';
import { draftKey, keepPhoto } from './draftStore';
import { InspectionFlowDocument } from './Inspection.generated';
import { vehicleAt, type InspectedEnd, type InspectedRental } from './inspectedEnd';
import { inspectionBox, useIsUnkept, useKeptInspection } from './inspectionBox';
import {
  begunAnew,
  changed,
  draftFrom,
  inputOf,
  isUnsent,
  newDraft,
  signedContent,
  withPhotosOf,
  type InspectionDraft,
  type PhotoDraft,
} from './inspectionDraft';
import type { TakenPhoto } from './photoFile';
import { deliver, isRefusal, saveDraft, sendCompletion, type Delivery } from './sendInspection';

interface Warning {
  code: string;
  message: string;
}

/** Where a draft is kept: at the server, on this device alone, or nowhere beyond the page. */
export type Kept = 'server' | 'device' | 'page';

/** The server's draft of an end with the vehicle that is there now: the one that is named, else the newest. */
const storedDraft = (rental: InspectedRental, end: InspectedEnd, clientId?: string) =>
  rental.inspections.findLast(
    (one) =>
      one.kind === end.kind &&
      one.legId === end.legId &&
      one.status === 'DRAFT' &&
      one.vehicle.id === vehicleAt(rental, end).vehicle.id &&
      (clientId === undefined || one.clientId === clientId),
  );

/**
 * Keeps an inspection on the device at each change, and at the server when `save` is called. Photos follow in the background. Returns null
 * as the draft until the device has been asked for one, and once the server has all of it.
 */
export const useInspectionDraft = (
  rental: InspectedRental,
  { kind, legId }: InspectedEnd,
  checklist: readonly string[],
) => {
  const client = useApolloClient();
  const end = useMemo(() => ({ kind, legId }), [kind, legId]);
  const key = draftKey({ number: rental.number, ...end });
  const draft = useKeptInspection(key) ?? null;
  const [warnings, setWarnings] = useState<readonly Warning[]>([]);

  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void inspectionBox.load().then(() => {
      const here = inspectionBox.get(key);
      const fresh = newDraft(rental, end, checklist);
      const stored = storedDraft(rental, end);
      setWarnings(stored?.warnings ?? []);
      if (!here) inspectionBox.begin(stored ? draftFrom(stored, fresh) : fresh);
      // What the device has not changed since it sent it goes on from what another device has sent.
      else if (stored && !here.completion && here.revision === here.saved && stored.version > here.draftVersion)
        void inspectionBox.update(key, ({ step, photos, revision }) => ({
          ...withPhotosOf({ ...draftFrom(stored, fresh), revision, saved: revision }, photos),
          step,
        }));
    });
  }, [rental, end, checklist, key]);

  const change = useCallback(
    (changes: Partial<InspectionDraft>): void => void inspectionBox.update(key, (now) => changed(now, changes)),
    [key],
  );

  const refused = useCallback(
    (refusal: Problem | null): Promise<void> =>
      inspectionBox.update(key, (now) => (now.refusal === refusal ? now : { ...now, refusal })),
    [key],
  );

  /** Sends the draft; photos follow in the background. Resolves to what the server refuses; without a network the device keeps it. */
  const save = useCallback(async (): Promise<Problem | null> => {
    const { problem, warnings: told } = await saveDraft(client, key);
    if (problem) return isRefusal(problem) ? problem : null;
    if (told) setWarnings(told);
    void deliver(client, key);
    return null;
  }, [client, key]);

  /** Completes the inspection with what the customer signed, or why they did not. It waits on the device until the server has it. */
  const complete = useCallback(
    async (signature: string | null): Promise<void> => {
      const me = client.readQuery({ query: MeDocument })?.me?.employee;
      await inspectionBox.update(key, (now) => {
        const { refusing, refusalReason, overrideReason, moneyReason } = now;
        return {
          ...now,
          ...(signature !== null && { signature, signedFor: signedContent(now) }),
          refusal: null,
          completedBy: me ? { id: me.id, name: fullName(me) } : null,
          completion: {
            ...inputOf(now),
            signature: refusing ? null : signature,
            refusalReason: refusing ? refusalReason.trim() : null,
            overrideReason: overrideReason.trim() || null,
            moneyReason: moneyReason.trim() || null,
            at: new Date().toISOString(),
          },
        };
      });
      await sendCompletion(client, key);
    },
    [client, key],
  );

  /** Sends what is left; deletes it here once the server has all of it. */
  const finish = useCallback((): Promise<Delivery> => deliver(client, key), [client, key]);

  /** Ends a conflict with another device: takes its draft, or keeps this one over it. Photos of both stay. */
  const settle = useCallback(
    async (mine: boolean): Promise<Problem | null> => {
      const { data } = await client.query({
        query: InspectionFlowDocument,
        variables: { number: rental.number },
        fetchPolicy: 'network-only',
        context: fromServer,
      });
      const named = inspectionBox.get(key)?.refusal?.extensions['clientId'];
      const fresh = data?.reservation;
      const stored = fresh && storedDraft(fresh, end, typeof named === 'string' ? named : undefined);
      if (!stored) {
        // It was completed meanwhile, or is gone: the next send tells.
        await refused(null);
        return save();
      }
      const theirs = draftFrom(stored, newDraft(fresh, end, checklist));
      await inspectionBox.update(key, (now) => {
        const { clientId, draftVersion, sent, photos } = theirs;
        if (mine) return changed({ ...withPhotosOf(now, photos), refusal: null }, { clientId, draftVersion, sent });
        return {
          ...withPhotosOf({ ...theirs, revision: now.revision, saved: now.revision }, now.photos),
          step: now.step,
        };
      });
      setWarnings(stored.warnings);
      return save();
    },
    [client, key, end, checklist, rental.number, refused, save],
  );

  /** Adds a photo to the manifest; of a guided view it replaces the one before. Rejects if the device has no room for it. */
  const addPhoto = useCallback(
    async (
      { blob, sha256 }: TakenPhoto,
      photo: Omit<PhotoDraft, 'sha256' | 'takenAt'>,
      replace: boolean,
    ): Promise<void> => {
      const now = inspectionBox.get(key);
      if (!now) return;
      await keepPhoto({ sha256, clientId: now.clientId, blob });
      const takenAt = new Date().toISOString();
      await inspectionBox.update(key, (draft) => {
        const others = draft.photos.filter(
          (other) =>
            other.sha256 !== sha256 &&
            !(replace && other.view === photo.view && other.damageClientId === photo.damageClientId),
        );
        return changed(draft, { photos: [...others, { ...photo, sha256, takenAt }] });
      });
    },
    [key],
  );

  const saved = draft !== null && draft.draftVersion > 0 && draft.revision === draft.saved;
  const lost = useIsUnkept(key) && draft !== null && (!saved || isUnsent(draft));
  const kept: Kept = lost ? 'page' : saved ? 'server' : 'device';
  /** Begins anew with the vehicle that the rental has now. */
  const restart = useCallback((): void => {
    setWarnings([]);
    void inspectionBox.update(key, (now) => begunAnew(now, newDraft(rental, end, checklist)));
  }, [key, rental, end, checklist]);

  const forget = useCallback((): Promise<void> => inspectionBox.forget(key), [key]);

  return { draft, warnings, kept, change, refused, save, complete, finish, settle, restart, forget, addPhoto };
};

export type InspectionForm = ReturnType<typeof useInspectionDraft>;
