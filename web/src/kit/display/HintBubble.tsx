import { Tooltip } from '@mantine/core';
import { useClickOutside, useWindowEvent } from '@mantine/hooks';

interface HintBubbleProps {
  target: HTMLElement;
  label: string;
  multiline: boolean;
  opened: boolean;
  onClose: () => void;
}

/** The bubble of `Hint`. Escape and a tap anywhere else close it. */
export const HintBubble = ({ target, label, multiline, opened, onClose }: HintBubbleProps) => {
  useClickOutside(onClose, null, [target]);
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && onClose());
  return (
    <Tooltip target={target} label={label} opened={opened} multiline={multiline} {...(multiline && { maw: 320 })} />
  );
};
