import { Text, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useAtStart } from '../../platform/effect/useAtStart';
import type { InspectionView } from '../../platform/graphql/types.generated';
import { notify } from '../../kit/notice/notify';
import type { InspectionContentFragment } from '../../domain/inspection/Inspection.generated';
import classes from '../../domain/inspection/Inspection.module.css';
import { guidedViews, type InspectionDraft, type PhotoDraft } from '../../domain/inspection/inspectionDraft';
import { useShownPhoto } from '../../domain/inspection/useShownPhoto';
import { Camera } from './Camera';
import type { TakenPhoto } from './photoFile';
import type { StepProps } from './stepProps';
import { t } from './texts';

interface PhotosStepProps extends Pick<StepProps, 'draft' | 'onPhoto'> {
  /** The inspection of the departure, whose pictures guide those of the return. */
  departure: InspectionContentFragment | undefined;
}

type View = (typeof guidedViews)[number] | 'OTHER';

const Tile = ({
  view,
  photo,
  current,
  onChoose,
}: {
  view: View;
  photo: PhotoDraft | undefined;
  current: boolean;
  onChoose: () => void;
}) => {
  const shown = useShownPhoto(photo?.sha256 ?? null);
  const name = t(`photos.view.${view}`);
  return (
    <UnstyledButton
      className={classes.tile ?? ''}
      data-taken={photo ? true : undefined}
      aria-current={current}
      aria-label={t(photo ? 'photos.taken' : 'photos.missing', { view: name })}
      onClick={onChoose}
    >
      {shown ? <img src={shown} alt="" /> : <span className={classes.blank} />}
      <span>
        {photo && <IconCheck size={14} aria-hidden />} {name}
      </span>
    </UnstyledButton>
  );
};

const nextView = ({ photos, rejected }: InspectionDraft): View =>
  guidedViews.find((view) => !photos.some((photo) => photo.view === view && !(photo.sha256 in rejected))) ?? 'OTHER';

/** Returns the place where photos are taken, if the device provides it within seconds; asks for the permission only once. */
const usePlace = () => {
  const place = useRef<{ latitude: number; longitude: number } | null>(null);
  useAtStart(() => {
    const geolocation = navigator.geolocation as Geolocation | undefined;
    geolocation?.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        place.current = { latitude, longitude };
      },
      () => undefined,
      { timeout: 10_000, maximumAge: 300_000 },
    );
  });
  return place;
};

/** Guides around the vehicle by eight views; further photos can be added. */
export const PhotosStep = ({ draft, departure, onPhoto }: PhotosStepProps) => {
  const [chosen, setChosen] = useState<View | null>(null);
  const [busy, setBusy] = useState(false);
  const place = usePlace();
  const view = chosen ?? nextView(draft);
  const former = departure?.photos.find((photo) => photo.view === view && photo.url);
  const overlay = useShownPhoto(former?.sha256 ?? null, former?.url ?? null);
  const taken = guidedViews.filter((each) => draft.photos.some((photo) => photo.view === each)).length;
  const others = draft.photos.filter((photo) => photo.view === 'OTHER');
  const failed = (): void => void notify({ tone: 'error', message: t('photos.failed') });

  const take = async (photo: TakenPhoto): Promise<void> => {
    setBusy(true);
    try {
      const at = place.current ?? { latitude: null, longitude: null };
      await onPhoto(photo, { view: view satisfies InspectionView, ...at, damageClientId: null }, view !== 'OTHER');
      setChosen(null);
    } catch {
      failed();
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={classes.step}>
      <Text fw={600} role="status">
        {view === 'OTHER'
          ? t('photos.more')
          : t('photos.now', {
              at: String(Math.min(taken + 1, guidedViews.length)),
              of: String(guidedViews.length),
              view: t(`photos.view.${view}`),
            })}
      </Text>
      <Camera overlay={overlay} busy={busy} onTake={(photo) => void take(photo)} onFail={failed} />
      <ul className={classes.tiles} aria-label={t('photos.views')}>
        {guidedViews.map((each) => (
          <li key={each}>
            <Tile
              view={each}
              photo={draft.photos.find((photo) => photo.view === each)}
              current={each === view}
              onChoose={() => setChosen(each)}
            />
          </li>
        ))}
        {others.map((photo) => (
          <li key={photo.sha256}>
            <Tile view="OTHER" photo={photo} current={false} onChoose={() => setChosen('OTHER')} />
          </li>
        ))}
      </ul>
    </div>
  );
};
