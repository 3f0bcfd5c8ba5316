import { screen } from '@testing-library/react';
import { renderAt } from '../../test/renderAt';
import { SignatureLink } from './SignatureLink';

const driver = { firstName: 'Omar', lastName: 'Tazi', phone: '0661234567', email: null };

test('a walk-in signs here: the rental has begun, the vehicle has not left, and there is no link to send', () => {
  renderAt('/', <SignatureLink number="C54SZ-MNNY6" signed={false} open linkKey={null} driver={driver} />);
  const here = screen.getByRole('link', { name: 'Signer ici le contrat C54SZ-MNNY6' });
  expect(here).toHaveAttribute('href', '/signature?numreservation=C54SZ-MNNY6');
  expect(screen.queryByRole('button', { name: 'Copier le lien de signature' })).not.toBeInTheDocument();
});

test('before the start it is signed here or by its link', () => {
  renderAt('/', <SignatureLink number="C54SZ-MNNY6" signed={false} open linkKey="abc" driver={driver} />);
  expect(screen.getByRole('link', { name: /^Signer ici/ })).toHaveAttribute(
    'href',
    '/signature?numreservation=C54SZ-MNNY6&cle=abc',
  );
  expect(screen.getByRole('button', { name: 'Copier le lien de signature' })).toBeInTheDocument();
});

test('once the vehicle is back nobody signs', () => {
  renderAt('/', <SignatureLink number="C54SZ-MNNY6" signed={false} open={false} linkKey={null} driver={driver} />);
  expect(screen.queryByRole('link', { name: /^Signer ici/ })).not.toBeInTheDocument();
  expect(screen.getByText('Le contrat n’a pas été signé avant le retour du véhicule.')).toBeInTheDocument();
});
