import { Worker } from 'node:worker_threads';
import { DomainError } from '../../kernel/domain-error.js';
import { elsewhere } from '../../kernel/operation-queue.js';
import { ownEntry } from '../../kernel/own-entry.js';

/** A document's layout: a module that exports `documentOf(sheet)`, a React element of a PDF. */
export interface PdfTemplate<Sheet> {
  /** The module's address, as `import.meta.resolve` returns it; only the worker loads it. */
  readonly file: string;
  /** Never set: ties the sheet's type to the template. */
  readonly sheet?: Sheet;
}

/** Renders PDFs in a worker thread, so that the server keeps answering requests. */
export interface PdfRenderer {
  /**
   * Renders the PDF of a sheet, which must be plain data. Laying out one page takes 0.2 to 1 s of CPU time, so it runs in a worker thread.
   * Throws PdfUnavailableError if too many wait, one takes too long or cannot be laid out, or the renderer is closed.
   */
  render<Sheet>(template: PdfTemplate<Sheet>, sheet: Sheet): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Thrown when a document could not be rendered: too many are waiting, or its layout failed or took longer than a minute. The caller may try
 * again.
 */
export class PdfUnavailableError extends DomainError {
  constructor() {
    super('unavailable', 'PDF.UNAVAILABLE', "Le document n'a pas pu être préparé. Réessayez dans un instant.");
  }
}

/** A message to the worker: the layout module and the data to render. */
export interface PdfOrder {
  readonly id: number;
  readonly file: string;
  readonly sheet: unknown;
}
/** The worker's answer to an order: the bytes of the PDF, or the message of the error. */
export type PdfAnswer =
  { readonly id: number; readonly bytes: Uint8Array } | { readonly id: number; readonly fault: string };

const MAX_WAITING = 40;
const PATIENCE_MS = 60_000;
/** A worker with its fonts takes some 100 MB, so an idle one is ended. */
const IDLE_MS = 5 * 60_000;

interface Waiting {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Renders in one worker thread, started with the first document and again after a fault. */
export function createPdfRenderer(onFault: (error: Error) => void): PdfRenderer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const settle = (id: number): Waiting | undefined => {
    const found = waiting.get(id);
    waiting.delete(id);
    clearTimeout(found?.timer);
    if (waiting.size === 0) {
      idle = setTimeout(() => void end(), IDLE_MS);
      idle.unref();
    }
    return found;
  };
  const fail = (error: Error): void => {
    worker = undefined;
    onFault(error);
    for (const id of [...waiting.keys()]) settle(id)?.reject(new PdfUnavailableError());
  };
  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
    for (const id of [...waiting.keys()]) settle(id)?.reject(new PdfUnavailableError());
    clearTimeout(idle);
  };
  const started = (): Worker => {
    if (worker) return worker;
    const { url, options } = ownEntry('./pdf-worker', import.meta.url);
    const fresh = new Worker(url, options);
    fresh.unref();
    fresh.on('message', (answer: PdfAnswer) => {
      const request = settle(answer.id);
      if ('bytes' in answer) return request?.resolve(Buffer.from(answer.bytes));
      onFault(new Error(answer.fault));
      return request?.reject(new PdfUnavailableError());
    });
    fresh.on('error', (error) => worker === fresh && fail(error as Error));
    fresh.on('exit', (code) => worker === fresh && fail(new Error(`the PDF worker ended with code ${code}`)));
    worker = fresh;
    return fresh;
  };

  const order = (file: string, sheet: unknown): Promise<Buffer> =>
    new Promise<Buffer>((resolve, reject) => {
      if (waiting.size >= MAX_WAITING) return reject(new PdfUnavailableError());
      clearTimeout(idle);
      const id = ++lastId;
      const timer = setTimeout(() => {
        settle(id)?.reject(new PdfUnavailableError());
        onFault(new Error(`a PDF took longer than ${PATIENCE_MS} ms`));
        void end();
      }, PATIENCE_MS);
      waiting.set(id, { resolve, reject, timer });
      started().postMessage({ id, file, sheet } satisfies PdfOrder);
    });

  return {
    render: ({ file }, sheet) => elsewhere(() => order(file, sheet)),
    close: end,
  };
}
