import { startWebhookReceiver, type WebhookReceiver } from '../../../../test/webhook-receiver.js';
import { WebhookSender } from './webhook-sender.js';
import { type HostAddress, WebhookTargets } from './webhook-target.js';

const PUBLIC: HostAddress = { address: '93.184.215.14', family: 4 };
const at = (...addresses: string[]): HostAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

/** Makes the targets of a public installation, with its own name resolution. */
const strict = (...answers: readonly HostAddress[][]): WebhookTargets => {
  const rest = [...answers];
  return new WebhookTargets({
    publicUrl: 'https://www.exemple.ma',
    resolveHost: async () => (rest.length > 1 ? rest.shift() : rest[0]) ?? [PUBLIC],
  });
};
const problemOf = (targets: WebhookTargets, url: string): Promise<unknown> =>
  targets.find(url).then(
    () => 'allowed',
    (error: { problem?: unknown }) => error.problem,
  );

const receivers: WebhookReceiver[] = [];
const receive = async (...args: Parameters<typeof startWebhookReceiver>): Promise<WebhookReceiver> => {
  const receiver = await startWebhookReceiver(...args);
  receivers.push(receiver);
  return receiver;
};
afterEach(async () => {
  for (const receiver of receivers.splice(0)) await receiver.close();
});

describe('a public installation calls', () => {
  it.each(['https://crm.exemple.ma/hook', 'https://93.184.215.14/', 'https://[2606:2800:21f::1]:8443/x'])(
    '%s',
    async (url) => {
      expect(await problemOf(strict(), url)).toBe('allowed');
    },
  );

  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://0/',
    'https://10.1.2.3/',
    'https://172.31.255.1/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://①②⑦.0.0.1/',
    'https://[::]/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a00:1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:7f00:1::]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[ff02::1]/',
  ])('never %s', async (url) => {
    expect(await problemOf(strict(), url)).toBe('FORBIDDEN_ADDRESS');
  });

  it.each([
    ['http://crm.exemple.ma/', 'NOT_HTTPS'],
    ['ftp://crm.exemple.ma/', 'UNREADABLE'],
    ['file:///etc/passwd', 'UNREADABLE'],
    ['crm.exemple.ma/hook', 'UNREADABLE'],
    ['https://crm.exemple.ma/#x', 'UNREADABLE'],
    ['https://crm.exemple.ma:443@127.0.0.1/', 'CREDENTIALS'],
    ['https://user@crm.exemple.ma/', 'CREDENTIALS'],
  ])('never %s', async (url, problem) => {
    expect(await problemOf(strict(), url)).toBe(problem);
  });

  it.each([
    ['this machine', at('127.0.0.1')],
    ['a private network', at('192.168.0.10')],
    ['a unique local address', at('fd12::1')],
    ['an IPv4 address in disguise', at('::ffff:10.0.0.1')],
    ['a public and a private address', at(PUBLIC.address, '10.0.0.1')],
  ])('no name that resolves to %s', async (_where, addresses) => {
    expect(await problemOf(strict(addresses), 'https://crm.exemple.ma/')).toBe('FORBIDDEN_ADDRESS');
  });

  it('no name that does not resolve', async () => {
    const lost = new WebhookTargets({
      publicUrl: 'https://www.exemple.ma',
      resolveHost: () => Promise.reject(new Error('ENOTFOUND')),
    });
    expect(await problemOf(lost, 'https://crm.exemple.ma/')).toBe('UNKNOWN_HOST');
    expect(await problemOf(strict([]), 'https://crm.exemple.ma/')).toBe('UNKNOWN_HOST');
  });

  it('no name that was public when registered and resolves to a private address when called', async () => {
    const { url, received } = await receive();
    const rebinding = strict([PUBLIC], at('127.0.0.1'));
    const named = url.replace('http:', 'https:').replace('127.0.0.1', 'crm.exemple.ma');
    expect(await problemOf(rebinding, named)).toBe('allowed');
    const outcome = await new WebhookSender(rebinding).post(named, {}, '{}');
    expect(outcome).toMatchObject({ failure: 'FORBIDDEN_ADDRESS', statusCode: undefined });
    expect(received).toEqual([]);
  });
});

describe('an attempt', () => {
  const trial = (resolveHost?: () => Promise<HostAddress[]>): WebhookTargets =>
    new WebhookTargets({ publicUrl: 'http://localhost:4000', ...(resolveHost ? { resolveHost } : {}) });

  it('connects to the checked address, and resolves its name once', async () => {
    const { url, received } = await receive();
    let asked = 0;
    const targets = trial(async () => (asked++ === 0 ? at('127.0.0.1') : at('127.0.0.2')));
    const named = url.replace('127.0.0.1', 'crm.exemple.ma');
    const outcome = await new WebhookSender(targets).post(named, { 'X-Event-Type': '1' }, '{"a":"é"}');
    expect(outcome).toMatchObject({ failure: undefined, statusCode: 204 });
    expect([asked, received.length]).toEqual([1, 1]);
    expect(received[0]).toMatchObject({
      body: '{"a":"é"}',
      headers: { host: new URL(named).host, 'x-event-type': '1', 'content-length': '10' },
    });
  });

  it('does not follow a redirect', async () => {
    const inside = await receive();
    const outside = await receive((response) => void response.writeHead(307, { location: inside.url }).end());
    const outcome = await new WebhookSender(trial()).post(outside.url, {}, '{}');
    expect(outcome).toMatchObject({ failure: 'REFUSED', statusCode: 307 });
    expect([outside.received.length, inside.received.length]).toEqual([1, 0]);
  });

  it('ends when there is no answer in time', async () => {
    const { url, received } = await receive(() => undefined);
    const outcome = await new WebhookSender(trial(), 200).post(url, {}, '{}');
    expect(outcome).toMatchObject({ failure: 'TIMEOUT', statusCode: undefined });
    expect(received).toHaveLength(1);
  });

  it('ends when the name is not resolved in time', async () => {
    const never = trial(() => new Promise(() => undefined));
    expect(await new WebhookSender(never, 50).post('http://crm.exemple.ma/', {}, '{}')).toMatchObject({
      failure: 'TIMEOUT',
    });
  });

  it('reads only the beginning of an answer, and stores a sentence of it', async () => {
    const { url } = await receive((response) => {
      response.writeHead(500);
      // Never ends by itself.
      const more = (): void => void (response.write(`no\u0000n${'x'.repeat(1000)}`) && setImmediate(more));
      more();
    });
    const outcome = await new WebhookSender(trial()).post(url, {}, '{}');
    expect(outcome).toMatchObject({
      failure: 'REFUSED',
      statusCode: 500,
      answer: `non${'x'.repeat(197)}`.slice(0, 200),
    });
  });

  it('has succeeded by its status, however the answer ends', async () => {
    const { url } = await receive((response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('ok');
      setImmediate(() => response.destroy());
    });
    expect(await new WebhookSender(trial()).post(url, {}, '{}')).toMatchObject({ failure: undefined, statusCode: 200 });
  });

  it('reports a host that does not listen', async () => {
    const receiver = await startWebhookReceiver();
    await receiver.close();
    expect(await new WebhookSender(trial()).post(receiver.url, {}, '{}')).toMatchObject({ failure: 'UNREACHABLE' });
  });
});
