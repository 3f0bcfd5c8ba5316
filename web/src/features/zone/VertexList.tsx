import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './VertexList.module.css';
import { t } from './texts';
import { degreesOf, mostVertices, withMoved, withNextVertex, withoutVertex, type Outline } from './zoneOutline';

interface VertexListProps {
  outline: Outline;
  onChange: (next: Outline) => void;
}

const most = { latitude: 85, longitude: 180 } as const;
type Coordinate = keyof typeof most;

interface DegreesFieldProps {
  coordinate: Coordinate;
  label: string;
  value: number;
  onChange: (degrees: number) => void;
}

/** Parses degrees when the field is left, so that a half-typed number moves nothing. */
const DegreesField = ({ coordinate, label, value, onChange }: DegreesFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const settle = (): void => {
    if (typed === null) return;
    const degrees = degreesOf(typed, most[coordinate]);
    setWrong(degrees === null);
    if (degrees === null) return;
    setTyped(null);
    if (degrees !== value) onChange(degrees);
  };
  return (
    <TextInput
      aria-label={label}
      inputMode="decimal"
      size="sm"
      value={typed ?? String(value).replace('.', ',')}
      error={wrong && t('editor.degrees')}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        settle();
      }}
    />
  );
};

/** Lists the corners of a zone by their coordinates: the same as on the map, for use by keyboard. */
export const VertexList = ({ outline, onChange }: VertexListProps) => {
  const { vertices } = outline;
  return (
    <fieldset className={classes.root}>
      <legend>{t('editor.corners')}</legend>
      {vertices.length > 0 && (
        <div className={classes.head} aria-hidden>
          <span>{t('editor.latitude')}</span>
          <span>{t('editor.longitude')}</span>
        </div>
      )}
      <ol className={classes.list}>
        {vertices.map((vertex, index) => (
          <li key={index}>
            <span className={classes.number}>{index + 1}</span>
            {(['latitude', 'longitude'] as const).map((coordinate) => (
              <DegreesField
                key={coordinate}
                coordinate={coordinate}
                label={t(`editor.${coordinate}Of`, { number: index + 1 })}
                value={vertex[coordinate]}
                onChange={(degrees) => onChange(withMoved(outline, index, { ...vertex, [coordinate]: degrees }))}
              />
            ))}
            <ActionIcon
              variant="subtle"
              color="red"
              size="lg"
              aria-label={t('editor.removeCorner', { number: index + 1 })}
              onClick={() => onChange(withoutVertex(outline, index))}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={vertices.length >= mostVertices}
        onClick={() => onChange(withNextVertex(outline))}
      >
        {t('editor.addCorner')}
      </Button>
    </fieldset>
  );
};
