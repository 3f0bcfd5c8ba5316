import { useCallback } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { SignContract } from '../../features/signature/SignContract';
import { paths } from '../../platform/url/paths';
import { SignAmendment } from '../../features/signature/SignAmendment';
import type { Arrival } from './ArrivalNotice';
import classes from './SignaturePage.module.css';

/** /signature?numreservation=…&cle=…: the contract of an accepted reservation is signed by whoever has its number, and read by whoever has the key; with avenant=1 its first amendment. */
export const SignaturePage = () => {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const number = params.get('numreservation')?.trim();
  const amendment = Number(params.get('avenant') ?? 0);
  const leave = useCallback(
    (reason?: string): void => {
      const arrival: Arrival | null = reason === undefined ? null : { notice: reason };
      void navigate(paths.home, { replace: true, state: arrival });
    },
    [navigate],
  );
  if (!number) return <Navigate to={paths.home} replace />;
  return (
    <div className={classes.page}>
      {amendment > 0 ? (
        <SignAmendment number={number} amendment={amendment} linkKey={params.get('cle')} onLeave={leave} />
      ) : (
        <SignContract key={number} number={number} linkKey={params.get('cle')} onLeave={leave} />
      )}
    </div>
  );
};
