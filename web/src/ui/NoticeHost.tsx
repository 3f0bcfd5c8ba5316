import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/** Where notices appear. */
export const NoticeHost = () => <Notifications position="top-right" limit={4} />;
