/*
 * The early script. The build makes one small file of it and of what it imports, and every document has that text inline
 * in its <head> (web/layout/document.tsx), so that it runs before the page is parsed. README.md in this folder explains it.
 */
import { showCartCount } from '../cart/show-cart-count.ts';
import { loadHeadingFonts } from '../fonts/load-heading-fonts.ts';
import { linkManifest } from '../layout/link-manifest.ts';
import { keepQuery } from '../layout/keep-query.ts';
import { markScrolled } from '../layout/mark-scrolled.ts';
import { offerLanguage } from '../layout/offer-language.ts';
import { ignoreDoublePress } from '../../ui/ignore-double-press.ts';
import { operateDialogs } from './operate-dialogs.ts';
import { startIslands } from './start-islands.ts';

// Before all others that listen to clicks.
ignoreDoublePress();
const { startAll, startStored } = startIslands();
operateDialogs(startAll);
loadHeadingFonts();
linkManifest();
markScrolled();
showCartCount(startStored);
keepQuery();
offerLanguage();
