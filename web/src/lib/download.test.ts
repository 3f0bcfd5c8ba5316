import { openInWindow, saveFile, toNamedBlob } from './download';

const file = { fileName: 'contrat.pdf', mediaType: 'application/pdf', base64: btoa('%PDF-1.7') };

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

test('a file of the server is saved under its name, byte for byte', () => {
  expect(toNamedBlob(file).blob.size).toBe(8);
  expect(toNamedBlob(file).blob.type).toBe('application/pdf');
  saveFile(file);
  expect(saved).toEqual(['contrat.pdf blob:made']);
});

test('a document shows in a window that opens before it is asked for', async () => {
  const opened = makeWindow();
  const open = openWith(opened);
  const load = jest.fn(() => {
    expect(open).toHaveBeenCalledTimes(1);
    expect(opened.document.body.textContent).toBe('Préparation du document…');
    return Promise.resolve(toNamedBlob(file));
  });
  await openInWindow(load);
  expect(opened.location.replace).toHaveBeenCalledWith('blob:made');
  expect(saved).toEqual([]);
});

test('where windows are refused the document is saved', async () => {
  openWith(null);
  await openInWindow(() => Promise.resolve(toNamedBlob(file)));
  expect(saved).toEqual(['contrat.pdf blob:made']);
});

test('a document that does not come leaves no empty window', async () => {
  const opened = makeWindow();
  openWith(opened);
  await expect(openInWindow(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(opened.close).toHaveBeenCalled();
});
