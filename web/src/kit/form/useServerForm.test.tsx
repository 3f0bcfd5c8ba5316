import { Button, TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import type { Problem } from '../../platform/errors/errors';
import { renderAt } from '../../test/renderAt';
import { FormMessage } from './FormMessage';
import { useLeaveGuard } from './useLeaveGuard';
import { useServerForm, type StoredRecord } from './useServerForm';

interface Trip {
  place: string;
  period: { endsAt: string };
  drivers: { name: string }[];
}

const trip: Trip = { place: 'Fès', period: { endsAt: '' }, drivers: [{ name: 'Ali' }, { name: 'Sara' }] };

const refusal = (fields: Record<string, string>, code = 'VALIDATION'): Problem => ({
  message: Object.values(fields)[0] ?? 'Le serveur a refusé.',
  code,
  fields,
  extensions: {},
});

type Save = (values: Trip, version: number) => Promise<Problem | null>;

interface TripFormProps {
  save: Save;
  onSaved?: (saved: Trip) => void;
  reload?: () => Promise<StoredRecord<Trip> | null>;
}

const TripForm = ({ save, onSaved, reload }: TripFormProps) => {
  const form = useServerForm<Trip>({
    initial: { values: trip, version: 4 },
    validate: ({ place }) => ({ place: place ? undefined : 'Le lieu est obligatoire.' }),
    save,
    ...(onSaved && { onSaved }),
    ...(reload && { reload }),
    fieldOf: { period: 'period.endsAt' },
  });
  const { dialog } = useLeaveGuard(form.unsent);
  return (
    <form {...form.element}>
      <FormMessage form={form} />
      <TextInput label="Lieu" {...form.field('place')} />
      <TextInput label="Fin" {...form.field('period.endsAt')} />
      {form.values.drivers.map((_, index) => (
        <TextInput key={index} label={`Conducteur ${index + 1}`} {...form.field(`drivers.${index}.name`)} />
      ))}
      <Button onClick={() => form.insertListItem('drivers', { name: '' })}>Ajouter</Button>
      <Button onClick={() => form.removeListItem('drivers', 0)}>Retirer</Button>
      <Button type="submit">Envoyer</Button>
      <Link to="/ailleurs">Ailleurs</Link>
      {dialog}
    </form>
  );
};

const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

test('the server’s errors are shown at their fields, in lists of any length, and the first one has the focus', async () => {
  const { user } = renderAt(
    '/trajet',
    <TripForm
      save={() => Promise.resolve(refusal({ 'drivers.2.name': 'Nom du troisième ?', period: 'Trop long.' }))}
    />,
  );
  await user.click(button('Ajouter'));
  await user.type(field('Conducteur 3'), 'X');
  await user.click(button('Envoyer'));
  await waitFor(() => expect(field('Conducteur 3')).toHaveAccessibleDescription('Nom du troisième ?'));
  expect(field('Fin')).toHaveAccessibleDescription('Trop long.');
  expect(screen.getByRole('alert')).toHaveTextContent('Nom du troisième ?');
  await waitFor(() => expect(field('Fin')).toHaveFocus());

  await user.type(field('Fin'), '1');
  expect(field('Fin')).not.toHaveAccessibleDescription();
  await user.click(button('Retirer'));
  expect(field('Conducteur 2')).toHaveValue('X');
  expect(field('Conducteur 2')).toHaveAccessibleDescription('Nom du troisième ?');
});

test('a failure keeps the input, and the next try sends it', async () => {
  const answers = [refusal({}, 'INTERNAL'), null];
  const sent: [Trip, number][] = [];
  const saved: Trip[] = [];
  const { user } = renderAt(
    '/trajet',
    <TripForm
      save={(values, version) => {
        sent.push([values, version]);
        return Promise.resolve(answers.shift() ?? null);
      }}
      onSaved={(values) => saved.push(values)}
    />,
  );
  await user.type(field('Lieu'), ' ville');
  await user.click(button('Envoyer'));
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveFocus();
  expect(field('Lieu')).toHaveValue('Fès ville');
  await user.click(button('Envoyer'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(sent).toEqual([
    [{ ...trip, place: 'Fès ville' }, 4],
    [{ ...trip, place: 'Fès ville' }, 4],
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('input that the browser finds invalid is not sent', async () => {
  const save = jest.fn<ReturnType<Save>, Parameters<Save>>(() => Promise.resolve(null));
  const { user } = renderAt('/trajet', <TripForm save={save} />);
  await user.clear(field('Lieu'));
  await user.click(button('Envoyer'));
  await waitFor(() => expect(field('Lieu')).toHaveFocus());
  expect(field('Lieu')).toHaveAccessibleDescription('Le lieu est obligatoire.');
  expect(save).not.toHaveBeenCalled();
});

test('a second click and Enter do nothing while a request is running', async () => {
  let answer: (problem: Problem | null) => void = () => undefined;
  const save = jest.fn<ReturnType<Save>, Parameters<Save>>(() => new Promise((resolve) => (answer = resolve)));
  const onSaved = jest.fn();
  const { user } = renderAt('/trajet', <TripForm save={save} onSaved={onSaved} />);
  await user.click(button('Envoyer'));
  await user.click(button('Envoyer'));
  await user.type(field('Lieu'), '{Enter}');
  expect(save).toHaveBeenCalledTimes(1);
  answer(null);
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  await user.click(button('Envoyer'));
  expect(save).toHaveBeenCalledTimes(2);
  answer(null);
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2));
});

test('leaving asks while there is unsaved input, and only then', async () => {
  const { user, address } = renderAt('/trajet', <TripForm save={() => Promise.resolve(null)} />);
  await user.type(field('Lieu'), ' ville');
  await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
  await user.click(await screen.findByRole('button', { name: 'Continuer la saisie' }));
  expect(address()).toBe('/trajet');
  expect(field('Lieu')).toHaveValue('Fès ville');
  await user.click(button('Envoyer'));
  await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
  await waitFor(() => expect(address()).toBe('/ailleurs'));
});

describe('a version conflict', () => {
  const stored: StoredRecord<Trip> = {
    values: { place: 'Rabat', period: { endsAt: '2026-12-05' }, drivers: [{ name: 'Omar' }] },
    version: 9,
  };
  const conflicted = () => {
    const sent: [Trip, number][] = [];
    const save: Save = (values, version) => {
      sent.push([values, version]);
      return Promise.resolve(version === 9 ? null : refusal({}, 'TRIP.VERSION_CONFLICT'));
    };
    return { sent, ...renderAt('/trajet', <TripForm save={save} reload={() => Promise.resolve(stored)} />) };
  };

  test('says that an earlier attempt without an answer may have been its cause', async () => {
    const answers: Problem[] = [
      { message: 'Le serveur ne répond pas.', code: null, fields: {}, extensions: {} },
      refusal({}, 'TRIP.VERSION_CONFLICT'),
      refusal({}, 'TRIP.VERSION_CONFLICT'),
    ];
    const { user } = renderAt(
      '/',
      <TripForm
        save={async () => answers.shift() ?? null}
        reload={async () => ({ values: { ...trip, place: 'Rabat' }, version: 5 })}
      />,
    );
    await user.type(field('Lieu'), ' Agdal');
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    await screen.findByText('Le serveur ne répond pas.');
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText('Votre envoi précédent a peut-être déjà été enregistré')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enregistrer ma saisie quand même' }));
    expect(await screen.findByText('Cette fiche a été modifiée entre-temps')).toBeVisible();
  });

  test('applies my changes to the stored values', async () => {
    const { user, sent } = conflicted();
    await user.type(field('Lieu'), ' ville');
    await user.click(button('Envoyer'));
    await user.click(await screen.findByRole('button', { name: 'Enregistrer ma saisie quand même' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual([{ ...stored.values, place: 'Fès ville' }, 9]);
    expect(field('Conducteur 1')).toHaveValue('Omar');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('or restarts the form from them', async () => {
    const { user, sent, address } = conflicted();
    await user.type(field('Lieu'), ' ville');
    await user.click(button('Envoyer'));
    await user.click(await screen.findByRole('button', { name: 'Reprendre la version enregistrée' }));
    await waitFor(() => expect(field('Lieu')).toHaveValue('Rabat'));
    expect(sent).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
    await waitFor(() => expect(address()).toBe('/ailleurs'));
  });
});
