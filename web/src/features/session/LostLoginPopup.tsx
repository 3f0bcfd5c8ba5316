import { Button, Group } from '@mantine/core';
import { Popup } from '../../kit/dialog/Popup';
import { session } from '../../platform/session/session';
import { t } from './texts';

/** Asks to log in again in another tab, because the login has ended while a form has unsaved input. */
export const LostLoginPopup = ({ loginTo }: { loginTo: string }) => (
  <Popup title={t('lost.title')}>
    {t('lost.text')}
    <Group justify="flex-end" mt="lg">
      <Button variant="default" onClick={session.end}>
        {t('lost.leave')}
      </Button>
      <Button component="a" href={loginTo} target="_blank" data-autofocus>
        {t('lost.login')}
      </Button>
    </Group>
  </Popup>
);
