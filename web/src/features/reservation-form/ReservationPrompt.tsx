import { Anchor, Button } from '@mantine/core';
import { IconBolt, IconClipboardCheck, IconDiscount, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths, type TripQuery } from '../../platform/url/paths';
import { useSession } from '../../platform/session/session';
import { Modal } from '../../kit/dialog/Modal';
import classes from './ReservationPrompt.module.css';
import { t } from './texts';

interface ReservationPromptProps {
  /** The vehicle and the dates searched for. */
  trip: TripQuery;
  vehicleName: string;
  onClose: () => void;
}

/** Asks how to reserve: a visitor may register first (15 % off), a client chooses the full or the quick form. */
export const ReservationPrompt = ({ trip, vehicleName, onClose }: ReservationPromptProps) => {
  const session = useSession();
  const isClient = session?.type === 'client';
  return (
    <Modal
      centered
      opened
      onClose={onClose}
      size="lg"
      title={isClient ? t('prompt.customerTitle') : t('prompt.title')}
      classNames={{ title: classes.title ?? '' }}
    >
      <p className={classes.vehicle}>{vehicleName}</p>
      {!isClient && (
        <p className={classes.discount}>
          <IconDiscount aria-hidden />
          {t('prompt.discount')}
        </p>
      )}
      <div className={classes.choices}>
        {isClient ? (
          <Choice
            icon={<IconClipboardCheck aria-hidden />}
            to={paths.fullReservationFor(trip)}
            label={t('prompt.full')}
            hint={t('prompt.fullHint')}
            primary
          />
        ) : (
          <Choice
            icon={<IconUserPlus aria-hidden />}
            to={paths.registrationFor(paths.fullReservationFor(trip))}
            label={t('prompt.register')}
            hint={t('prompt.fullHint')}
            primary
          />
        )}
        <Choice
          icon={<IconBolt aria-hidden />}
          to={paths.quickReservationFor(trip)}
          label={t('prompt.quick')}
          hint={t('prompt.quickHint')}
        />
      </div>
      {!isClient && (
        <p className={classes.login}>
          {t('prompt.already')}{' '}
          <Anchor component={Link} to={paths.loginFor(paths.fullReservationFor(trip))} fw={600}>
            {t('prompt.login')}
          </Anchor>
        </p>
      )}
    </Modal>
  );
};

interface ChoiceProps {
  icon: ReactNode;
  to: string;
  label: string;
  hint: string;
  primary?: boolean;
}

const Choice = ({ icon, to, label, hint, primary = false }: ChoiceProps) => (
  <div className={classes.choice}>
    {icon}
    <p>{hint}</p>
    <Button component={Link} to={to} fullWidth size="md" variant={primary ? 'filled' : 'default'}>
      {label}
    </Button>
  </div>
);
