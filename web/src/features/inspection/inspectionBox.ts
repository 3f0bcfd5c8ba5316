import { useSyncExternalStore } from 'react';
import { draftKey, dropDraft, dropPhoto, hasStore, keepDraft, loadDraft, loadDrafts, loadPhotos } from './draftStore';
import { asKept, isUnsent, type InspectionDraft } from './inspectionDraft';

/** A photo is kept before its draft names it: what is younger may still be named. */
const youngMs = 10 * 60_000;

const drafts = new Map<string, InspectionDraft>();
const unkept = new Set<string>();
const listeners = new Set<() => void>();
let list: readonly InspectionDraft[] = [];
let loaded: Promise<void> | undefined;

const tell = (): void => {
  list = [...drafts.values()].filter((draft) => draft.revision > 0 || draft.draftVersion > 0);
  listeners.forEach((listener) => listener());
};

const forgetPhotos = async (shas: readonly string[]): Promise<void> => {
  const named = new Set([...drafts.values()].flatMap(({ photos }) => photos.map(({ sha256 }) => sha256)));
  for (const sha256 of shas) if (!named.has(sha256)) await dropPhoto(sha256);
};

// Another tab may go on with the same inspection. Without a store of the device each tab has its own.
const channel = typeof indexedDB === 'undefined' ? null : new BroadcastChannel('inspections');
const broadcast = (key: string): void => channel?.postMessage(key);
channel?.addEventListener('message', ({ data: key }: MessageEvent<string>) => {
  const follow = async (): Promise<void> => {
    if (!(await hasStore())) return;
    const draft = await loadDraft(key);
    if (draft) drafts.set(key, asKept(draft));
    else drafts.delete(key);
    tell();
  };
  void follow().catch(() => undefined);
});

/**
 * Keeps a state of a draft. The device's store takes them in the order in which they come; none waits for the one before, because the page
 * may be closed right after a tap.
 */
const keep = async (key: string, draft: InspectionDraft, dropped: readonly string[]): Promise<void> => {
  try {
    if (await keepDraft(draft)) unkept.delete(key);
    else unkept.add(key);
    await forgetPhotos(dropped);
  } catch {
    unkept.add(key);
  }
  broadcast(key);
  tell();
};

/** The inspections on this device, in memory and in its store: every part of the application reads and changes them here. */
export const inspectionBox = {
  /** Reads what the device has kept; once. */
  load: (): Promise<void> => {
    loaded ??= loadDrafts().then(
      (found) => {
        for (const draft of found) if (!drafts.has(draftKey(draft))) drafts.set(draftKey(draft), asKept(draft));
        tell();
      },
      () => undefined,
    );
    return loaded;
  },
  get: (key: string): InspectionDraft | undefined => drafts.get(key),
  /** Those with something in them. */
  all: (): readonly InspectionDraft[] => list,
  /** Whether a draft lasts only as long as the page. */
  isUnkept: (key: string): boolean => unkept.has(key),
  /** Begins an inspection, which is kept with its first change. */
  begin: (draft: InspectionDraft): void => {
    drafts.set(draftKey(draft), draft);
    tell();
  },
  /** Changes what is there now; resolves once the device has kept it, or could not. Photos that it names no more are deleted. */
  update: (key: string, change: (draft: InspectionDraft) => InspectionDraft): Promise<void> => {
    const before = drafts.get(key);
    if (!before) return Promise.resolve();
    const next = change(before);
    if (next === before) return Promise.resolve();
    drafts.set(key, next);
    tell();
    const dropped = before.photos
      .filter(({ sha256 }) => !next.photos.some((photo) => photo.sha256 === sha256))
      .map(({ sha256 }) => sha256);
    return keep(key, next, dropped);
  },
  /** Deletes an inspection with its photos from this device: once the server has it, or because somebody wants it. */
  forget: async (key: string): Promise<void> => {
    const draft = drafts.get(key);
    drafts.delete(key);
    unkept.delete(key);
    tell();
    if (draft) await dropDraft(draft).catch(() => undefined);
    broadcast(key);
  },
  /** Deletes photos that no inspection names. */
  sweep: async (): Promise<void> => {
    const old = (await loadPhotos()).filter(({ keptAt = 0 }) => keptAt < Date.now() - youngMs);
    await forgetPhotos(old.map(({ sha256 }) => sha256));
  },
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The inspection of a key on this device; it changes with every part that works on it. */
export const useKeptInspection = (key: string): InspectionDraft | undefined =>
  useSyncExternalStore(subscribe, () => drafts.get(key));

/** Whether the inspection of a key lasts only as long as the page. */
export const useIsUnkept = (key: string): boolean => useSyncExternalStore(subscribe, () => inspectionBox.isUnkept(key));

/** The inspections on this device. */
export const useKeptInspections = (): readonly InspectionDraft[] =>
  useSyncExternalStore(subscribe, inspectionBox.all, inspectionBox.all);

/** The inspections of which something is on this device alone. */
export const useUnsentInspections = (): readonly InspectionDraft[] => useKeptInspections().filter(isUnsent);
