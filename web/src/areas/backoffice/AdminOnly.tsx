import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link, Outlet } from 'react-router-dom';
import { useMeQuery } from '../../platform/session/guards.generated';
import { paths } from '../../platform/url/paths';
import { EmptyState } from '../../kit/state/EmptyState';
import { t } from './texts';

/** Wraps pages for Admins only; an employee who opens one gets an explanation. The server refuses their calls anyway. */
export const AdminOnly = () => {
  const { data } = useMeQuery({ fetchPolicy: 'cache-first' });
  if (data?.me?.employee?.role === 'ADMIN') return <Outlet />;
  return (
    <EmptyState
      icon={IconLock}
      title={t('adminOnly.title')}
      message={t('adminOnly.text')}
      action={
        <Button component={Link} to={paths.dashboard}>
          {t('adminOnly.back')}
        </Button>
      }
    />
  );
};
