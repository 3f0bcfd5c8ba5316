import { Button } from '@mantine/core';
import { IconPlus, type Icon } from '@tabler/icons-react';

interface AddButtonProps {
  label: string;
  icon?: Icon;
  onClick: () => void;
}

/** Opens the form that adds a record to a list. */
export const AddButton = ({ label, icon: Sign = IconPlus, onClick }: AddButtonProps) => (
  <Button leftSection={<Sign size={18} aria-hidden />} onClick={onClick}>
    {label}
  </Button>
);
