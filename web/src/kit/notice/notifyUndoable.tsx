import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { randomId } from '../../platform/device/randomId';
import { t } from '../../platform/i18n/texts';
import { dismissNotice, notify, type Notice } from './notify';

/** Milliseconds of the notice, long enough to read it and to undo the action. */
const undoMs = 12_000;

interface Undoable extends Pick<Notice, 'title' | 'id'> {
  message: ReactNode;
  undo: () => void;
}

/** Shows a notice of what was done, with 'Rétablir', which undoes it. */
export const notifyUndoable = ({ id = randomId(), title, message, undo }: Undoable): void => {
  const takeBack = (): void => {
    void dismissNotice(id);
    undo();
  };
  void notify({
    id,
    title,
    message: (
      <>
        {message}{' '}
        <Button size="compact-sm" variant="light" onClick={takeBack}>
          {t('undo')}
        </Button>
      </>
    ),
    autoClose: undoMs,
  });
};
