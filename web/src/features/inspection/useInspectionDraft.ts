import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { useAtStart } from '../../platform/effect/useAtStart';
import { fullName } from '../../platform/format/format';
import { MeDocument } from '../../platform/session/guards.generated';
import { fromServer } from '../../platform/device/storedAnswers';
import { draftKey, keepPhoto } from '../../domain/inspection/draftStore';
import { InspectionFlowDocument } from '../../domain/inspection/Inspection.generated';
import { vehicleAt, type InspectedEnd, type InspectedRental } from '../../domain/inspection/inspectedEnd';
import { inspectionBox, useIsUnsaved, useStoredInspection } from '../../domain/inspection/inspectionBox';
import {
  begunAnew,
  changed,
  draftFrom,
  inputOf,
  isUnsent,
  newDraft,
  signedContent,
  signsContract,
  withPhotosOf,
  type InspectionDraft,
  type PhotoDraft,
} from '../../domain/inspection/inspectionDraft';
import { deliver, saveDraft, sendCompletion, type Delivery } from '../../domain/inspection/sendInspection';
import type { TakenPhoto } from './photoFile';
import { clockAhead, deviceNow, serverNow } from '../../platform/clock/deviceClock';

interface Warning {
  code: string;
  message: string;
}

/** Where a draft is kept: at the server, on this device alone, or nowhere beyond the page. */
export type DraftStorage = 'server' | 'device' | 'page';

/** Returns the server's draft of an end for the present vehicle: the one with the given id, else the newest. */
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
 * Stores an inspection on the device with each change, and at the server when `save` is called; photos follow in the background. The
 * returned draft is null until the device's store was read, and after the server has everything.
 */
export const useInspectionDraft = (
  rental: InspectedRental,
  { kind, legId }: InspectedEnd,
  checklist: readonly string[],
) => {
  const client = useApolloClient();
  const end = useMemo(() => ({ kind, legId }), [kind, legId]);
  const key = draftKey({ number: rental.number, ...end });
  const draft = useStoredInspection(key) ?? null;
  const [warnings, setWarnings] = useState<readonly Warning[]>([]);

  useAtStart(() => {
    void inspectionBox.load().then(() => {
      const here = inspectionBox.get(key);
      const fresh = newDraft(rental, end, checklist);
      const stored = storedDraft(rental, end);
      setWarnings(stored?.warnings ?? []);
      if (!here) inspectionBox.begin(stored ? draftFrom(stored, fresh) : fresh);
      // A draft without changes since it was last sent continues from a newer version of another device.
      else if (stored && !here.completion && here.revision === here.saved && stored.version > here.draftVersion)
        void inspectionBox.update(key, ({ step, photos, revision }) => ({
          ...withPhotosOf({ ...draftFrom(stored, fresh), revision, saved: revision }, photos),
          step,
        }));
    });
  });

  const change = useCallback(
    (changes: Partial<InspectionDraft>): void => void inspectionBox.update(key, (now) => changed(now, changes)),
    [key],
  );

  /** Removes the last refusal, because its content was changed since. */
  const dropRefusal = useCallback(
    (): Promise<void> => inspectionBox.update(key, (now) => (now.refusal ? { ...now, refusal: null } : now)),
    [key],
  );

  /** Sends the draft in the background, photos after it. What the server refuses is told by the draft; the device keeps it in any case. */
  const save = useCallback((): void => {
    void saveDraft(client, key).then(({ problem, warnings: newWarnings }) => {
      if (problem) return;
      if (newWarnings) setWarnings(newWarnings);
      void deliver(client, key);
    });
  }, [client, key]);

  /** Completes the inspection with the signature or the reason for refusing it. It stays on the device until the server has it. */
  const complete = useCallback(
    async (signature: string | null): Promise<void> => {
      const me = client.readQuery({ query: MeDocument })?.me?.employee;
      await inspectionBox.update(key, (now) => {
        const { refusing, refusalReason, overrideReason, moneyReason, settlement } = now;
        return {
          ...now,
          ...(signature !== null && { signature, signedFor: signedContent(now) }),
          refusal: null,
          completedBy: me ? { id: me.id, name: fullName(me) } : null,
          completion: {
            ...inputOf(now),
            signature: refusing ? null : signature,
            ...(!refusing && signsContract(rental, end) && { signsContract: true }),
            refusalReason: refusing ? refusalReason.trim() : null,
            overrideReason: overrideReason.trim() || null,
            moneyReason: moneyReason.trim() || null,
            ...(settlement !== null && settlement !== 'LATER' && settlement.input && { settlement: settlement.input }),
            at: new Date(deviceNow()).toISOString(),
            clockAhead: clockAhead(),
          },
        };
      });
      await sendCompletion(client, key);
    },
    [client, key, rental, end],
  );

  /** Sends what remains; deletes it here once the server has everything. */
  const finish = useCallback((): Promise<Delivery> => deliver(client, key), [client, key]);

  /** Resolves a conflict with another device by taking its draft or keeping this one. The photos of both are kept. */
  const settle = useCallback(
    async (mine: boolean): Promise<void> => {
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
        // It was completed or deleted meanwhile; the next save shows which.
        await dropRefusal();
        save();
        return;
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
      save();
    },
    [client, key, end, checklist, rental.number, dropRefusal, save],
  );

  /** Adds a photo to the manifest; it replaces the former photo of the same guided view. Rejects if the device is full. */
  const addPhoto = useCallback(
    async (
      { blob, sha256 }: TakenPhoto,
      photo: Omit<PhotoDraft, 'sha256' | 'takenAt'>,
      replace: boolean,
    ): Promise<void> => {
      const now = inspectionBox.get(key);
      if (!now) return;
      await keepPhoto({ sha256, clientId: now.clientId, blob });
      const takenAt = new Date(serverNow()).toISOString();
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
  const lost = useIsUnsaved(key) && draft !== null && (!saved || isUnsent(draft));
  const storage: DraftStorage = lost ? 'page' : saved ? 'server' : 'device';
  /** Starts again with the rental's present vehicle. */
  const restart = useCallback((): void => {
    setWarnings([]);
    void inspectionBox.update(key, (now) => begunAnew(now, newDraft(rental, end, checklist)));
  }, [key, rental, end, checklist]);

  const forget = useCallback((): Promise<void> => inspectionBox.forget(key), [key]);

  return { draft, warnings, storage, change, dropRefusal, save, complete, finish, settle, restart, forget, addPhoto };
};

/** The draft of an inspection and the functions that change it, as the steps of the form get them. */
export type InspectionForm = ReturnType<typeof useInspectionDraft>;
