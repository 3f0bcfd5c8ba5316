import { ActionIcon, Button, FileButton, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { uploadAccept, uploadRefusal } from '../../kit/form/uploadKinds';
import { usePickedAddress } from '../../kit/form/usePickedAddress';
import classes from './GalleryField.module.css';
import { t } from './texts';
import type { GalleryPicture } from './vehicleDraft';

/** The most pictures besides the main one (docs/rules/fleet.md#vehicles). */
const limit = 10;
const Thumb = ({ picture, alt }: { picture: GalleryPicture; alt: string }) => {
  const picked = usePickedAddress('file' in picture ? picture.file : null);
  const address = 'url' in picture ? picture.url : picked;
  return address ? <img src={address} alt={alt} /> : <div className={classes.blank} />;
};

const keyOf = (picture: GalleryPicture, index: number): string =>
  'url' in picture ? picture.url : `${picture.file.name}-${picture.file.size}-${index}`;

interface GalleryFieldProps {
  value: readonly GalleryPicture[];
  onChange: (pictures: readonly GalleryPicture[]) => void;
  error?: string | undefined;
}

/** Edits the gallery of a vehicle: adds pictures, reorders them by buttons, removes some; with previews. */
export const GalleryField = ({ value, onChange, error }: GalleryFieldProps) => {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const root = useRef<HTMLFieldSetElement>(null);

  const add = (files: readonly File[]): void => {
    const judged = files.map((file) => ({ file, why: uploadRefusal('picture', file) }));
    const refused = judged.find(({ why }) => why !== null);
    const fine = judged.flatMap(({ file, why }) => (why === null ? [file] : []));
    const room = fine.slice(0, limit - value.length);
    setRefusal(
      refused
        ? t('gallery.refused', { name: refused.file.name, why: refused.why ?? '' })
        : room.length < fine.length
          ? t('gallery.full', { limit })
          : null,
    );
    if (room.length === 0) return;
    onChange([...value, ...room.map((file) => ({ file }))]);
    setSaid(t('gallery.added', { count: room.length }));
  };

  const move = (from: number, to: number): void => {
    const next = [...value];
    const [picture] = next.splice(from, 1);
    if (!picture) return;
    next.splice(to, 0, picture);
    onChange(next);
    setSaid(t('gallery.moved', { from: from + 1, to: to + 1 }));
  };

  const remove = (index: number): void => {
    onChange(value.filter((_, at) => at !== index));
    setRefusal(null);
    setSaid(t('gallery.removed', { index: index + 1 }));
    // The clicked button disappears with its picture, so the focus moves within the gallery.
    root.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };

  const message = refusal ?? error;
  return (
    <fieldset ref={root} className={classes.root} aria-describedby={message ? 'gallery-error' : undefined}>
      <legend>{t('gallery.label')}</legend>
      <p className={classes.hint}>{t('gallery.hint', { limit })}</p>
      {value.length > 0 && (
        <ol className={classes.pictures}>
          {value.map((picture, index) => (
            <li key={keyOf(picture, index)} className={classes.picture}>
              <Thumb picture={picture} alt={t('gallery.photo', { index: index + 1 })} />
              <div className={classes.buttons}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('gallery.earlier', { index: index + 1 })}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <IconArrowLeft size={18} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={t('gallery.remove', { index: index + 1 })}
                  onClick={() => remove(index)}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('gallery.later', { index: index + 1 })}
                  disabled={index === value.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <IconArrowRight size={18} aria-hidden />
                </ActionIcon>
              </div>
            </li>
          ))}
        </ol>
      )}
      <FileButton multiple accept={uploadAccept('picture')} onChange={add}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            leftSection={<IconPhotoPlus size={18} aria-hidden />}
            disabled={value.length >= limit}
            data-add
            data-error={message ? true : undefined}
          >
            {t('gallery.add')}
          </Button>
        )}
      </FileButton>
      {message && (
        <p id="gallery-error" className={classes.error}>
          {message}
        </p>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </fieldset>
  );
};
