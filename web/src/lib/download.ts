import { t } from './i18n/kit';
import { session } from './session';

/** A file made by the server for one answer (`ExportedFile` of the API). */
export interface ExportedFile {
  fileName: string;
  mediaType: string;
  base64: string;
}

/** Bytes with the name they are saved under. */
export interface NamedBlob {
  fileName: string;
  blob: Blob;
}

/** Long enough for a browser to begin with the file. */
const keepAddressFor = 60_000;

/** The bytes of an exported file. */
export const toNamedBlob = ({ fileName, mediaType, base64 }: ExportedFile): NamedBlob => ({
  fileName,
  blob: new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type: mediaType }),
});

const withAddress = (blob: Blob, give: (address: string) => void): void => {
  const address = URL.createObjectURL(blob);
  give(address);
  setTimeout(() => URL.revokeObjectURL(address), keepAddressFor);
};

/** Saves bytes that are already here. */
export const saveBlob = ({ fileName, blob }: NamedBlob): void =>
  withAddress(blob, (address) => {
    const link = document.createElement('a');
    link.href = address;
    link.download = fileName;
    document.body.append(link);
    link.click();
    link.remove();
  });

/** Saves a file of the server under its name. */
export const saveFile = (file: ExportedFile): void => saveBlob(toNamedBlob(file));

/**
 * Shows a document in a new window (spec/2-back-office §7: contract, invoice). Call it in the click itself: the window is
 * opened before the file is asked for, because browsers refuse one that comes later. Where windows are refused all the
 * same, the file is saved instead. Throws what `load` throws, with the window closed again.
 */
export const openInWindow = async (load: () => Promise<NamedBlob>): Promise<void> => {
  const opened = window.open('', '_blank');
  if (opened) {
    opened.document.title = t('document.preparing');
    opened.document.body.textContent = t('document.preparing');
  }
  try {
    const file = await load();
    if (opened && !opened.closed) withAddress(file.blob, (address) => opened.location.replace(address));
    else saveBlob(file);
  } catch (error) {
    opened?.close();
    throw error;
  }
};

/** A file below `/storage` that wants the staff's token, e.g. a maintenance invoice. Throws when there is none. */
export const loadStored = async (address: string): Promise<NamedBlob> => {
  const login = session.get();
  const response = await fetch(address, login ? { headers: { authorization: `Bearer ${login.token}` } } : {});
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return { fileName: address.split('/').at(-1) ?? 'fichier', blob: await response.blob() };
};
