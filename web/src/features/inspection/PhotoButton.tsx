import { FileButton, UnstyledButton } from '@mantine/core';
import { IconCameraPlus, IconCheck } from '@tabler/icons-react';
import { notify } from '../../kit/notice/notify';
import classes from '../../domain/inspection/Inspection.module.css';
import type { PhotoDraft } from '../../domain/inspection/inspectionDraft';
import { useShownPhoto } from '../../domain/inspection/useShownPhoto';
import { photoOfFile, type TakenPhoto } from './photoFile';
import { t } from './texts';

interface PhotoButtonProps {
  label: string;
  photo: PhotoDraft | undefined;
  onTake: (photo: TakenPhoto) => Promise<void>;
}

/** Takes one photo by the device's own camera, and shows it once taken. */
export const PhotoButton = ({ label, photo, onTake }: PhotoButtonProps) => {
  const shown = useShownPhoto(photo?.sha256 ?? null);
  const take = (file: File | null): void => {
    if (!file) return;
    photoOfFile(file)
      .then(onTake)
      .catch(() => void notify({ tone: 'error', message: t('photos.failed') }));
  };
  return (
    <FileButton onChange={take} accept="image/*" inputProps={{ capture: 'environment', 'aria-label': label }}>
      {(props) => (
        <UnstyledButton
          {...props}
          className={classes.tile ?? ''}
          aria-label={photo ? t('photos.retake', { view: label }) : label}
          data-taken={photo ? true : undefined}
        >
          {shown ? <img src={shown} alt="" /> : <IconCameraPlus size={26} stroke={1.5} aria-hidden />}
          <span>
            {photo && <IconCheck size={14} aria-hidden />} {label}
          </span>
        </UnstyledButton>
      )}
    </FileButton>
  );
};
