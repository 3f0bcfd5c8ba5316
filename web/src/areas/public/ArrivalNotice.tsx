import { Alert } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router-dom';
import { t } from '../../platform/i18n/texts';
import classes from './ArrivalNotice.module.css';

/** State that a page passes to the address it redirects to. */
export interface Arrival {
  /** Why the visitor was redirected here. */
  notice: string;
}

/** Shows the reason above the page until it is closed, because a passing notification may be missed. */
export const ArrivalNotice = () => {
  const location = useLocation();
  const navigate = useNavigate();
  const notice = (location.state as Partial<Arrival> | null)?.notice;
  if (!notice) return null;
  const close = (): void => void navigate(location, { replace: true, state: null, preventScrollReset: true });
  return (
    <div className={classes.place}>
      <Alert color="saffron" withCloseButton closeButtonLabel={t('close')} onClose={close}>
        {notice}
      </Alert>
    </div>
  );
};
