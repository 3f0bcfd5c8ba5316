import { parentPort } from 'node:worker_threads';
import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { PdfAnswer, PdfOrder } from './pdf-renderer.js';
import { openFonts } from './typeface.js';

interface TemplateModule {
  documentOf(sheet: unknown): ReactElement<DocumentProps>;
}

/** Documents are printed one after the other: in parallel they would share one CPU but take more memory. */
let last = Promise.resolve();

parentPort?.on('message', (order: PdfOrder) => {
  last = last.then(async () => {
    parentPort?.postMessage(await answerTo(order));
  });
});

async function answerTo({ id, file, sheet }: PdfOrder): Promise<PdfAnswer> {
  try {
    await openFonts(sheet);
    const template = (await import(file)) as TemplateModule;
    return { id, bytes: new Uint8Array(await renderToBuffer(template.documentOf(sheet))) };
  } catch (error) {
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
