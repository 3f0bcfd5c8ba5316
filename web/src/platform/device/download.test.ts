import { http, HttpResponse } from 'msw';
import { server } from '../../test/server';
import { loadExported, openInWindow, saveBlob } from './download';
import { readProblem } from '../errors/errors';

const file = { fileName: 'contrat.pdf', url: '/exports/ticket' };
const blob = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
const load = () => Promise.resolve({ fileName: file.fileName, blob });

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
});
afterEach(() => jest.restoreAllMocks());

const makeWindow = () => ({
  closed: false,
  close: jest.fn(),
  location: { replace: jest.fn() },
  document: document.implementation.createHTMLDocument(),
});

const openWith = (opened: ReturnType<typeof makeWindow> | null) =>
  jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window | null);

test('a file is loaded from its address and saved under its name', async () => {
  server.use(
    http.get('*/exports/ticket', () => new HttpResponse(blob, { headers: { 'content-type': 'application/pdf' } })),
  );
  const loaded = await loadExported(file);
  expect([loaded.blob.size, loaded.blob.type]).toEqual([8, 'application/pdf']);
  saveBlob(loaded);
  expect(saved).toEqual(['contrat.pdf blob:made']);
});

test("a refused file shows the server's message", async () => {
  const refuse = (answer: () => Response) => server.use(http.get('*/exports/ticket', answer));
  const told = () => loadExported(file).catch((error: unknown) => readProblem(error).message);
  refuse(() => HttpResponse.json({ message: 'Plusieurs de vos fichiers sont déjà en préparation.' }, { status: 429 }));
  expect(await told()).toBe('Plusieurs de vos fichiers sont déjà en préparation.');
  refuse(() => new HttpResponse('<html>', { status: 502 }));
  expect(await told()).toBe('Le fichier n’a pas pu être préparé. Réessayez dans un instant.');
  refuse(() => HttpResponse.error());
  expect(await told()).toMatch(/connexion|réseau|serveur/i);
});

test('a document opens in a window that is opened before the request', async () => {
  const opened = makeWindow();
  const open = openWith(opened);
  const preparing = jest.fn(() => {
    expect(open).toHaveBeenCalledTimes(1);
    expect(opened.document.body.textContent).toBe('Préparation du document…');
    return load();
  });
  await openInWindow(preparing);
  expect(opened.location.replace).toHaveBeenCalledWith('blob:made');
  expect(saved).toEqual([]);
});

test('if windows are blocked, the document is saved', async () => {
  openWith(null);
  await openInWindow(load);
  expect(saved).toEqual(['contrat.pdf blob:made']);
});

test('a document that fails to load leaves no empty window', async () => {
  const opened = makeWindow();
  openWith(opened);
  await expect(openInWindow(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(opened.close).toHaveBeenCalled();
});
