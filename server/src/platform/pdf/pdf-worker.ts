import { parentPort } from 'node:worker_threads';
import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { loadTypeface } from './document-kit.js';
import type { PdfAnswer, PdfOrder } from './pdf-renderer.js';

interface TemplateModule {
  documentOf(sheet: unknown): ReactElement<DocumentProps>;
}

/** One document after the other: they share one processor anyway, and so they share its memory too. */
let last: Promise<void> = loadTypeface();

parentPort?.on('message', (order: PdfOrder) => {
  last = last.then(async () => {
    parentPort?.postMessage(await answerTo(order));
  });
});

async function answerTo({ id, file, sheet }: PdfOrder): Promise<PdfAnswer> {
  try {
    const template = (await import(file)) as TemplateModule;
    return { id, bytes: new Uint8Array(await renderToBuffer(template.documentOf(sheet))) };
  } catch (error) {
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
