import { openInWindow, saveBlob, type NamedBlob } from '../../platform/device/download';
import { t } from '../texts';
import { notify } from './notify';
import { notifyFailure } from './notifyFailure';

/** Shows a document in a new window, else a notice with the title `failed`. Call it directly in the click handler (`openInWindow`). */
export const openDocument = (load: () => Promise<NamedBlob>, failed = t('document.failed')): Promise<void> =>
  openInWindow(load).catch((error: unknown) => notifyFailure(error, failed));

/** Saves a file made by the server, and shows a notice of the result. */
export const saveDocument = async (
  load: () => Promise<NamedBlob>,
  words: { done: (name: string) => string; failed: string },
): Promise<void> => {
  try {
    const file = await load();
    saveBlob(file);
    void notify({ message: words.done(file.fileName) });
  } catch (error) {
    notifyFailure(error, words.failed);
  }
};
