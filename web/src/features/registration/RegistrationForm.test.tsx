import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { RegistrationPage } from '../../areas/public/RegistrationPage';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';

const render = () => renderAt('/inscription?redirect=%2FparcAuto', <RegistrationPage />);

const serveClaims = (discountPercent: number): void =>
  server.use(
    api.query('SiteSettings', () =>
      HttpResponse.json({
        data: {
          settings: null,
          siteClaims: { __typename: 'SiteClaims', insured: false, deliveryPlaces: 0, discountPercent, served: false },
        },
      }),
    ),
  );
beforeEach(() => serveClaims(15));

/** Pastes the text, because typing would render the whole form for each key. */
const enter = async (user: UserEvent, field: HTMLElement, text: string): Promise<void> => {
  await user.click(field);
  await user.paste(text);
};

const fill = async (user: UserEvent): Promise<void> => {
  await user.click(screen.getByRole('radio', { name: 'Madame' }));
  await enter(user, screen.getByLabelText(/^Nom/), 'Alaoui');
  await enter(user, screen.getByLabelText(/^Prénom/), 'Yasmine');
  await enter(user, screen.getByLabelText(/^Adresse/), '12 rue des Orangers');
  await enter(user, screen.getByLabelText(/^Téléphone/), '0661234567');
  await enter(user, screen.getByLabelText(/^Email/), 'yasmine@example.ma');
  await enter(user, screen.getByLabelText(/^Mot de passe/), 'motdepasse1');
};

test('a created account leads to the login and back to where the visitor was', async () => {
  let sent: unknown;
  server.use(
    api.mutation('RegisterCustomer', ({ variables }) => {
      sent = variables.input;
      return HttpResponse.json({ data: { registerCustomer: { __typename: 'Customer', id: '1' } } });
    }),
  );
  const { user, address } = render();
  await fill(user);
  await user.click(screen.getByRole('button', { name: /inscrire/ }));
  expect(await screen.findByRole('dialog', { name: 'Votre compte est créé!' })).toBeInTheDocument();
  expect(sent).toEqual({
    title: 'MRS',
    lastName: 'Alaoui',
    firstName: 'Yasmine',
    address: '12 rue des Orangers',
    phone: '0661234567',
    email: 'yasmine@example.ma',
    password: 'motdepasse1',
  });
  await user.click(screen.getByRole('link', { name: 'Essayer de se connecter' }));
  expect(address()).toBe('/login?redirect=%2FparcAuto');
});

test('the first error is shown above, each at its field, and the input stays', async () => {
  server.use(
    api.mutation('RegisterCustomer', () =>
      HttpResponse.json({
        data: null,
        errors: [
          {
            message: 'x',
            extensions: {
              code: 'VALIDATION',
              fields: { email: ['Cette adresse e-mail est déjà utilisée.'], password: ['8 caractères au moins.'] },
            },
          },
        ],
      }),
    ),
  );
  const { user } = render();
  await fill(user);
  await user.click(screen.getByRole('button', { name: /inscrire/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Cette adresse e-mail est déjà utilisée.');
  expect(screen.getByText('8 caractères au moins.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus());
  expect(screen.getByLabelText(/^Email/)).toHaveValue('yasmine@example.ma');
});

test('the discount is named only where customers have it', async () => {
  const { unmount } = render();
  expect(
    await screen.findByText('Un compte, 15 % de remise sur chaque réservation et le suivi de vos locations.'),
  ).toBeInTheDocument();
  unmount();
  serveClaims(0);
  render();
  expect(await screen.findByText('Un compte et le suivi de vos locations.')).toBeInTheDocument();
});
