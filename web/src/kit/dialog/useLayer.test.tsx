import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Drawer } from './Drawer';
import { Modal } from './Modal';

const Page = () => {
  const [sheet, setSheet] = useState(false);
  const [question, setQuestion] = useState(false);
  return (
    <MantineProvider env="test">
      <button type="button" onClick={() => setSheet(true)}>
        Ouvrir
      </button>
      <Drawer opened={sheet} onClose={() => setSheet(false)} title="Fiche">
        <button type="button" onClick={() => setQuestion(true)}>
          Refuser
        </button>
        <Modal opened={question} onClose={() => setQuestion(false)} title="Motif">
          <input aria-label="Pourquoi" data-autofocus />
        </Modal>
      </Drawer>
    </MantineProvider>
  );
};

test('Escape closes one layer at a time, and each gives the focus back to what opened it', async () => {
  render(<Page />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }));
  await user.click(await screen.findByRole('button', { name: 'Refuser' }));
  await user.type(await screen.findByLabelText('Pourquoi'), 'Trop jeune');

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Motif' })).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Fiche' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Refuser' })).toHaveFocus();

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Fiche' })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Ouvrir' })).toHaveFocus();
});

test('a press of Escape that opens a layer does not close it', async () => {
  const Asking = () => {
    const [requested, setRequested] = useState(false);
    return (
      <MantineProvider env="test">
        <Drawer opened onClose={() => flushSync(() => setRequested(true))} title="Fiche">
          <input aria-label="Note" />
        </Drawer>
        <Modal opened={requested} onClose={() => setRequested(false)} title="Quitter ?">
          <button type="button">Rester</button>
        </Modal>
      </MantineProvider>
    );
  };
  render(<Asking />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Note'), 'Client pressé');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Quitter ?' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Quitter ?' })).not.toBeInTheDocument());
});

test('the focus goes to the page if what opened a dialog is gone', async () => {
  const Removing = () => {
    const [requested, setRequested] = useState(false);
    const [there, setThere] = useState(true);
    return (
      <MantineProvider env="test">
        <main id="contenu" tabIndex={-1}>
          {there && (
            <button type="button" onClick={() => setRequested(true)}>
              Supprimer
            </button>
          )}
        </main>
        <Modal opened={requested} onClose={() => setRequested(false)} title="Sûr ?">
          <button
            type="button"
            onClick={() => {
              setThere(false);
              setRequested(false);
            }}
          >
            Oui
          </button>
        </Modal>
      </MantineProvider>
    );
  };
  render(<Removing />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Supprimer' }));
  await user.click(await screen.findByRole('button', { name: 'Oui' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
