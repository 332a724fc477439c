import { startPictureFields } from './pictures/start-picture-fields.ts';

/*
 * The desk's script. Every page of the desk works without it; what it adds is small: see the modules that it calls. Larger
 * parts (passkeys, cropping) are imported when they are used.
 */
document.documentElement.dataset['script'] = '';

startPictureFields();
