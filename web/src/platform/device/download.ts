import { RefusedFileError } from '../errors/errors';
import { session } from '../session/session';
import { t } from './texts';

/** A file that the server makes when its address is fetched, within five minutes (`ExportedFile` of the API). */
export interface ExportedFile {
  fileName: string;
  url: string;
}

/** Bytes with their file name. */
export interface NamedBlob {
  fileName: string;
  blob: Blob;
}

/** Milliseconds, long enough for a browser to start reading the file. */
const keepAddressFor = 60_000;

/** Fetches an exported file. Throws RefusedFileError with the server's message if it is refused. */
export const loadExported = async ({ fileName, url }: ExportedFile): Promise<NamedBlob> => {
  const response = await fetch(url);
  if (!response.ok) throw new RefusedFileError(await reasonOf(response));
  return { fileName, blob: await response.blob() };
};

const reasonOf = async (response: Response): Promise<string> => {
  const answer = (await response.json().catch(() => null)) as { message?: unknown } | null;
  return typeof answer?.message === 'string' ? answer.message : t('document.refused');
};

const withAddress = (blob: Blob, give: (address: string) => void): void => {
  const address = URL.createObjectURL(blob);
  give(address);
  setTimeout(() => URL.revokeObjectURL(address), keepAddressFor);
};

/** Saves bytes that are already loaded. */
export const saveBlob = ({ fileName, blob }: NamedBlob): void =>
  withAddress(blob, (address) => {
    const link = document.createElement('a');
    link.href = address;
    link.download = fileName;
    document.body.append(link);
    link.click();
    link.remove();
  });

/**
 * Shows a document in a new window. Call it directly in the click handler, because browsers block windows opened later. If windows are
 * blocked anyway, the file is saved instead. Throws what `load` throws, after closing the window.
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

/** Loads a file below `/storage` that requires the staff's token, e.g. a maintenance invoice. Throws if there is none. */
export const loadStored = async (address: string): Promise<NamedBlob> => {
  const login = session.get();
  const response = await fetch(address, login ? { headers: { authorization: `Bearer ${login.token}` } } : {});
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return { fileName: address.split('/').at(-1) ?? 'fichier', blob: await response.blob() };
};

/** Saves a file below `/storage` (`loadStored`) under this name, to which its extension is added. */
export const saveStored = async (address: string, name: string): Promise<void> => {
  const { blob } = await loadStored(address);
  // Marks of direction, which a sentence may have, are no part of a file's name.
  saveBlob({ fileName: `${name.replace(/[\u200e\u2066-\u2069]/g, '')}${/\.\w+$/.exec(address)?.[0] ?? ''}`, blob });
};
