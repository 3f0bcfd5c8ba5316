import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { endName } from '../../domain/inspection/inspectedEnd';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { t } from '../../domain/inspection/texts';
import type { InspectionKind } from '../../platform/graphql/types.generated';
import { paths } from '../../platform/url/paths';
import { usePageTitle } from '../../platform/url/usePageTitle';
import { useDayOffline } from './useDayOffline';

const InspectionFlow = lazyPart(async () => (await import('../../features/inspection/InspectionFlow')).InspectionFlow);
const ReturnDone = lazyPart(async () => (await import('../../domain/rental/ReturnDone')).ReturnDone);
const SettlementDialog = lazyPart(
  async () => (await import('../../domain/settlement/SettlementDialog')).SettlementDialog,
  { over: true },
);

const InspectionPage = ({ kind }: { kind: InspectionKind }) => {
  const { number = '', leg } = useParams();
  const navigate = useNavigate();
  const end = { kind, legId: leg ?? null };
  useDayOffline();
  usePageTitle(t(`title.${endName(end)}`, { number }));
  const [after, setAfter] = useState<'settle' | 'done' | null>(null);
  const toFile = (): void => void navigate(paths.rentalFileFor(number));
  // The return of a swap ends no rental.
  const ends = kind === 'RETURN' && leg === undefined;
  if (after === 'done') return <ReturnDone number={number} />;
  return (
    <>
      <InspectionFlow
        key={`${number} ${kind} ${leg}`}
        number={number}
        end={end}
        onDone={(settlement) => {
          if (!ends || settlement === 'LATER') toFile();
          else setAfter(settlement === null ? 'settle' : 'done');
        }}
      />
      {after === 'settle' && <SettlementDialog number={number} onClose={() => setAfter('done')} />}
    </>
  );
};

/** Shows /dossier/…/depart, the departure of the rental, and /dossier/…/echange/…/depart, that of the new vehicle of a swap. */
export const DeparturePage = () => <InspectionPage kind="DEPARTURE" />;

/** Shows /dossier/…/retour, the return of the rental, and /dossier/…/echange/…/retour, that of the former vehicle of a swap. */
export const ReturnPage = () => <InspectionPage kind="RETURN" />;
