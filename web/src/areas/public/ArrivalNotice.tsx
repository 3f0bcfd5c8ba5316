import { Alert } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router-dom';
import { t } from '../../lib/i18n/common';
import classes from './ArrivalNotice.module.css';

/** What a page leaves in the state of the address it goes to. */
export interface Arrival {
  /** Why the visitor is here and not where they wanted to be. */
  notice: string;
}

/** The reason, above the page until it is closed: it weighs less than a passing notice, and nobody has to be quick. */
export const ArrivalNotice = () => {
  const location = useLocation();
  const navigate = useNavigate();
  const notice = (location.state as Partial<Arrival> | null)?.notice;
  if (!notice) return null;
  const close = (): void => void navigate(location, { replace: true, state: null, preventScrollReset: true });
  return (
    <div className={classes.place}>
      <Alert withCloseButton closeButtonLabel={t('close')} onClose={close}>
        {notice}
      </Alert>
    </div>
  );
};
