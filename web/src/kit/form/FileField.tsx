import { FileInput } from '@mantine/core';
import { IconFileTypePdf, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../texts';
import classes from './FileField.module.css';
import { uploadAccept, type UploadKind, uploadLimit, uploadRefusal } from './uploadKinds';
import { usePickedAddress } from './usePickedAddress';

const megabyte = 1024 * 1024;

const words = {
  picture: { choose: 'file.choosePicture', hint: 'file.pictureHint' },
  document: { choose: 'file.chooseDocument', hint: 'file.documentHint' },
} as const;

interface FileFieldProps {
  label: string;
  /** `picture`: JPEG, PNG, WebP, 8 MB. `document`: PDF or picture, 10 MB. */
  kind: UploadKind;
  /** The newly chosen file; null keeps the stored one. */
  value: File | null;
  onChange: (file: File | null) => void;
  /** Address of the stored picture. */
  currentUrl?: string | null | undefined;
  error?: string | undefined;
  required?: boolean;
  description?: string | undefined;
}

const sizeOf = (file: File): string =>
  file.size >= megabyte
    ? t('file.megabytes', { size: (file.size / megabyte).toFixed(1).replace('.', ',') })
    : t('file.kilobytes', { size: Math.max(1, Math.round(file.size / 1024)) });

const Preview = ({ label, file, currentUrl }: { label: string; file: File | null; currentUrl: string | null }) => {
  const isPicture = file?.type.startsWith('image/') ?? false;
  const address = usePickedAddress(isPicture ? file : null);
  const shown = file ? address : currentUrl;
  if (shown) return <img src={shown} alt={t('file.preview', { label })} className={classes.picture} />;
  if (file && !isPicture) return <IconFileTypePdf size={40} stroke={1.25} aria-hidden />;
  return null;
};

/** Chooses a picture or a document, with a preview and the accepted types. */
export const FileField = ({
  label,
  kind,
  value,
  onChange,
  currentUrl = null,
  error,
  required = false,
  description,
}: FileFieldProps) => {
  const { choose, hint } = words[kind];
  const [refusal, setRefusal] = useState<string | null>(null);

  const take = (file: File | null): void => {
    const why = file && uploadRefusal(kind, file);
    setRefusal(why);
    if (!why) onChange(file);
  };

  return (
    <div className={classes.root}>
      <FileInput
        label={label}
        description={description ?? t(hint, { limit: uploadLimit(kind) })}
        placeholder={t(choose)}
        accept={uploadAccept(kind)}
        value={value}
        onChange={take}
        error={refusal ?? error}
        required={required}
        leftSection={<IconUpload size={18} aria-hidden />}
        clearable
        clearButtonProps={{ 'aria-label': t('file.clear') }}
      />
      {(value || currentUrl) && (
        <div className={classes.preview}>
          <Preview label={label} file={value} currentUrl={currentUrl} />
          <span className={classes.name}>
            {value ? `${t('file.chosen', { name: value.name })} · ${sizeOf(value)}` : t('file.current')}
          </span>
        </div>
      )}
    </div>
  );
};
