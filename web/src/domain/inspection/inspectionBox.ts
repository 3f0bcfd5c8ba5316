import { useSyncExternalStore } from 'react';
import { draftKey, dropDraft, dropPhoto, hasStore, keepDraft, loadDraft, loadDrafts, loadPhotos } from './draftStore';
import { withDefaults, isUnsent, type InspectionDraft } from './inspectionDraft';
import { noteInspections } from './inspectionsHere';
import { deviceNow } from '../../platform/clock/deviceClock';

/** Milliseconds for which unreferenced photos are kept, because a photo is stored before its draft refers to it. */
const youngMs = 10 * 60_000;

const drafts = new Map<string, InspectionDraft>();
const unsaved = new Set<string>();
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

// Other tabs may change the same inspection. Without a store, each tab has its own drafts.
const channel = typeof indexedDB === 'undefined' ? null : new BroadcastChannel('inspections');
const broadcast = (key: string): void => channel?.postMessage(key);
channel?.addEventListener('message', ({ data: key }: MessageEvent<string>) => {
  const follow = async (): Promise<void> => {
    if (!(await hasStore())) return;
    const draft = await loadDraft(key);
    if (draft) drafts.set(key, withDefaults(draft));
    else drafts.delete(key);
    tell();
  };
  void follow().catch(() => undefined);
});

/**
 * Stores a state of a draft. The writes are queued in order without waiting for each other, because the page may be closed right after a
 * tap.
 */
const keep = async (key: string, draft: InspectionDraft, dropped: readonly string[]): Promise<void> => {
  try {
    if (await keepDraft(draft)) unsaved.delete(key);
    else unsaved.add(key);
    await forgetPhotos(dropped);
  } catch {
    unsaved.add(key);
  }
  broadcast(key);
  tell();
};

/** The inspections on this device, in memory and in its store. All parts of the application read and change them through this object. */
export const inspectionBox = {
  /** Loads the stored drafts, once. */
  load: (): Promise<void> => {
    loaded ??= loadDrafts().then(
      (found) => {
        for (const draft of found) if (!drafts.has(draftKey(draft))) drafts.set(draftKey(draft), withDefaults(draft));
        tell();
      },
      () => undefined,
    );
    return loaded;
  },
  get: (key: string): InspectionDraft | undefined => drafts.get(key),
  /** Returns the drafts that are not empty. */
  all: (): readonly InspectionDraft[] => list,
  /** Tells whether there is no inspection, not even one just begun. */
  isEmpty: (): boolean => drafts.size === 0,
  /** Tells whether a draft is only in memory and is lost with the page. */
  isUnsaved: (key: string): boolean => unsaved.has(key),
  /** Begins an inspection, which is stored with its first change. */
  begin: (draft: InspectionDraft): void => {
    noteInspections(true);
    drafts.set(draftKey(draft), draft);
    tell();
  },
  /** Changes the current draft; resolves when it is stored, or storing has failed. Photos that it no longer refers to are deleted. */
  update: (key: string, change: (draft: InspectionDraft) => InspectionDraft): Promise<void> => {
    const before = drafts.get(key);
    if (!before) return Promise.resolve();
    const next = change(before);
    if (next === before) return Promise.resolve();
    noteInspections(true);
    drafts.set(key, next);
    tell();
    const dropped = before.photos
      .filter(({ sha256 }) => !next.photos.some((photo) => photo.sha256 === sha256))
      .map(({ sha256 }) => sha256);
    return keep(key, next, dropped);
  },
  /** Deletes an inspection with its photos from this device, after the server has it or if somebody confirms it. */
  forget: async (key: string): Promise<void> => {
    const draft = drafts.get(key);
    drafts.delete(key);
    unsaved.delete(key);
    tell();
    if (draft) await dropDraft(draft).catch(() => undefined);
    broadcast(key);
  },
  /** Deletes photos that no inspection refers to. */
  sweep: async (): Promise<void> => {
    const old = (await loadPhotos()).filter(({ keptAt = 0 }) => keptAt < deviceNow() - youngMs);
    await forgetPhotos(old.map(({ sha256 }) => sha256));
  },
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the inspection with a key on this device, and renders again when it changes. */
export const useStoredInspection = (key: string): InspectionDraft | undefined =>
  useSyncExternalStore(subscribe, () => drafts.get(key));

/** Tells whether the inspection of this key is only in memory, because the device could not store it. */
export const useIsUnsaved = (key: string): boolean =>
  useSyncExternalStore(subscribe, () => inspectionBox.isUnsaved(key));

/** Returns the inspections on this device. */
export const useStoredInspections = (): readonly InspectionDraft[] =>
  useSyncExternalStore(subscribe, inspectionBox.all, inspectionBox.all);

/** Returns the inspections of which a part is only on this device. */
export const useUnsentInspections = (): readonly InspectionDraft[] => useStoredInspections().filter(isUnsent);
