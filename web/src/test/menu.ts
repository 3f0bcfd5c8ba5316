import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses an action of the menu beside the next step of a reservation. */
export const chooseAction = async (user: UserEvent, name: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: 'Autres actions' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};
