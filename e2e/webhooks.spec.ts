import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test.use({ loggedInAs: 'admin' });

test('L’admin prévient un partenaire par webhook : l’envoi est signé, et renvoyé quand il a échoué', async ({ page }, {
  retry,
}) => {
  const name = `Courtier Atlas ${retry}`;
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const partner = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      // other journeys bring events of their own
      if (request.headers['x-event-type'] === 'webhook.test') received.push({ headers: request.headers, body });
      response.writeHead(received.length === 1 ? 503 : 204).end();
    });
  });
  await new Promise<void>((resolve) => partner.listen(0, '127.0.0.1', resolve));

  await page.goto('/integrations?onglet=webhooks');
  await page.getByRole('button', { name: 'Ajouter un webhook' }).first().click();
  const form = page.getByRole('dialog', { name: 'Ajouter un webhook' });
  await form.getByRole('button', { name: 'Ajouter' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expectAccessible(page, { hasDarkMode: true });
  await form.getByLabel(/^Nom/).fill(name);
  await form.getByLabel(/^Adresse/).fill(`http://127.0.0.1:${(partner.address() as AddressInfo).port}/`);
  await form.getByRole('checkbox', { name: 'Contrat signé' }).check();
  await form.getByRole('button', { name: 'Ajouter' }).click();
  const secret = await page.getByLabel(`Secret de « ${name} »`).inputValue();
  await page.getByRole('button', { name: 'Je l’ai copié' }).click();

  await page.getByRole('button', { name: `Envoyer un test ${name}` }).click();
  const log = page.getByRole('dialog', { name: `Journal de « ${name} »` });
  await expect(log.getByText('HTTP 503, refusé par le partenaire')).toBeVisible();
  await expectAccessible(page, { hasDarkMode: true });
  await log.getByRole('button', { name: /^Renvoyer Test/ }).click();
  await expect(log.getByText('HTTP 204').first()).toBeVisible();
  await expect.poll(() => received.length).toBe(2);
  // a notice lies over what is to be measured until it goes
  await expect(page.getByText('L’événement est renvoyé.')).toBeHidden();
  await log.getByRole('button', { name: 'Fermer' }).click();
  await expect(log).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*Reçu`) })).toBeVisible();
  await expectAccessible(page, { hasDarkMode: true });

  const [first, second] = received;
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = second?.headers ?? {};
  expect(id).toBe(first?.headers['webhook-id']);
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = `${String(id)}.${String(time)}.${second?.body ?? ''}`;
  expect(signature).toBe(`v1,${createHmac('sha256', key).update(text).digest('base64')}`);
  partner.close();
});
