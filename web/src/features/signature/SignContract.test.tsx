import { notifications } from '@mantine/notifications';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SignaturePage } from '../../areas/public/SignaturePage';
import { openedWindow } from '../../test/openedWindow';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { NoticeHost } from '../../kit/notice/NoticeHost';

/** A mock of the pen, because jsdom does not draw; end-to-end tests check the drawing. */
const pen = { end: () => undefined as void, drawn: 0, options: {} as object };

jest.mock('signature_pad', () => ({
  __esModule: true,
  default: class {
    constructor(_canvas: unknown, options: object) {
      pen.options = options;
    }
    addEventListener(_type: string, listener: () => void) {
      pen.end = listener;
    }
    toData() {
      return [{ minWidth: 20, maxWidth: 2.5, dotSize: 2.5, points: [{ x: 10, y: 10 }] }];
    }
    fromData(strokes: readonly unknown[]) {
      pen.drawn = strokes.length;
    }
    clear() {}
    off() {}
  },
}));

const slot = {
  __typename: 'SignatureSlot',
  number: 'K7RT4-W9XMP',
  vehicleName: 'Dacia Duster',
  vehicleImageUrl: null,
  startsAt: '2026-12-01T10:00:00+00:00',
  endsAt: '2026-12-05T10:00:00+00:00',
  days: 4,
  pickupPlace: 'Casablanca',
  returnPlace: 'Marrakech',
  total: '1600.00',
  advance: '600.00',
  balance: '1000.00',
  signedAt: null,
  contract: null as object | null,
};

const serve = (signatureSlot: typeof slot | null): void =>
  server.use(api.query('SignatureSlot', () => HttpResponse.json({ data: { signatureSlot } })));

const open = (address = '/signature?numreservation=k7rt4w9xmp') =>
  renderAt(
    address,
    <>
      <SignaturePage />
      <NoticeHost />
    </>,
  );

const stroke = (): void => act(() => pen.end());

beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = () => ({ scale: () => undefined }) as never;
  HTMLCanvasElement.prototype.toDataURL = () => 'data:image/png;base64,AAAA';
  Object.defineProperty(HTMLCanvasElement.prototype, 'clientWidth', { configurable: true, value: 800 });
});

afterEach(() => notifications.clean());

test('shows what is signed, sends the drawing and goes to the home page with the documented message', async () => {
  serve(slot);
  const sent = jest.fn();
  server.use(
    api.mutation('SignContract', ({ variables }) => {
      sent(variables.input);
      return HttpResponse.json({ data: { signContract: true } });
    }),
  );
  const { user, address } = open();
  expect(await screen.findByRole('heading', { name: 'Reservation Numero: K7RT4-W9XMP' })).toBeInTheDocument();
  const contract = screen.getByRole('region', { name: 'Ce que vous signez' });
  for (const fact of ['Dacia Duster', '4 jours', '01-12-2026 10:00', 'Casablanca', 'Marrakech'])
    expect(contract).toHaveTextContent(fact);
  expect(contract).toHaveTextContent(/1.600.Dh.*600.Dh.*1.000.Dh/);
  expect(screen.getByRole('img', { name: 'Cadre de signature' })).toHaveStyle({ height: '500px' });
  expect(pen.options).toEqual({
    penColor: 'black',
    backgroundColor: 'rgba(0,0,0,0)',
    dotSize: 2.5,
    minWidth: 20,
  });
  stroke();
  await user.click(screen.getByRole('button', { name: 'Valider' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(sent).toHaveBeenCalledWith({ number: 'K7RT4-W9XMP', image: 'data:image/png;base64,AAAA' });
});

test('Retour removes the last stroke, and an empty pad is refused', async () => {
  serve(slot);
  const { user, address } = open();
  await screen.findByRole('img', { name: 'Cadre de signature' });
  stroke();
  stroke();
  expect(screen.getByText('La signature compte 2 traits.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retour' }));
  expect(pen.drawn).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Retour' }));
  await user.click(screen.getByRole('button', { name: 'Valider' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Veuillez signer avant de valider.');
  expect(address()).toBe('/signature?numreservation=k7rt4w9xmp');
});

test('a failure is shown, and the strokes stay for another try', async () => {
  serve(slot);
  server.use(api.mutation('SignContract', () => HttpResponse.error()));
  const { user } = open();
  await screen.findByRole('img', { name: 'Cadre de signature' });
  stroke();
  await user.click(screen.getByRole('button', { name: 'Valider' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Le serveur ne répond pas');
  expect(screen.getByText('La signature compte 1 trait.')).toBeInTheDocument();
});

test('a contract closed meanwhile is not reported as signed', async () => {
  serve(slot);
  server.use(api.mutation('SignContract', () => refusal('Ce contrat ne peut pas être signé.', 'SIGNATURE.CLOSED')));
  const { user, address } = open();
  await screen.findByRole('img', { name: 'Cadre de signature' });
  stroke();
  await user.click(screen.getByRole('button', { name: 'Valider' }));
  await waitFor(() => expect(address()).toBe('/'));
});

test('without a slot it shows nothing and goes to the home page', async () => {
  serve(null);
  const { address } = open();
  await waitFor(() => expect(address()).toBe('/'));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('a failed request can be tried again', async () => {
  server.use(api.query('SignatureSlot', () => HttpResponse.error()));
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  serve(slot);
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: /K7RT4-W9XMP/ })).toBeInTheDocument();
});

test("a visitor with the link's key reads the contract before signing it", async () => {
  const requested = jest.fn();
  const file = { __typename: 'ExportedFile', fileName: 'contrat-lecture.pdf', url: '/exports/ticket' };
  server.use(
    api.query('SignatureSlot', ({ variables }) => {
      requested(variables);
      return HttpResponse.json({ data: { signatureSlot: { ...slot, contract: file } } });
    }),
    api.query('ContractToRead', ({ variables }) => {
      requested(variables);
      return HttpResponse.json({ data: { signatureSlot: { ...slot, contract: file } } });
    }),
    http.get('*/exports/ticket', () => new HttpResponse('%PDF-1.7')),
  );
  const opened = openedWindow();
  URL.createObjectURL = () => 'blob:contrat';
  const { user } = open('/signature?numreservation=K7RT4-W9XMP&cle=cle-du-lien');
  await user.click(await screen.findByRole('button', { name: 'Lire le contrat (PDF)' }));
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith('blob:contrat'));
  expect(requested.mock.calls).toEqual([
    [{ number: 'K7RT4-W9XMP', key: 'cle-du-lien' }],
    [{ number: 'K7RT4-W9XMP', key: 'cle-du-lien' }],
  ]);
});

test('a visitor with only the number is told where the contract can be read', async () => {
  serve(slot);
  open();
  expect(await screen.findByText(/ouvrez le lien reçu de l’agence ou connectez-vous/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Lire le contrat (PDF)' })).not.toBeInTheDocument();
});
