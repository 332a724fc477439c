import type { Drawing } from './kit/picture.ts';
import { drawings as beadedBracelet } from './products/beaded-bracelet.ts';
import { drawings as blockPrintCushion } from './products/block-print-cushion.ts';
import { drawings as blockPrintKurta } from './products/block-print-kurta.ts';
import { drawings as clayDiyaSet } from './products/clay-diya-set.ts';
import { drawings as crochetCoinPouch } from './products/crochet-coin-pouch.ts';
import { drawings as garamMasala } from './products/garam-masala.ts';
import { drawings as handloomDhurrie } from './products/handloom-dhurrie.ts';
import { drawings as juteToteBag } from './products/jute-tote-bag.ts';
import { drawings as kanthaStole } from './products/kantha-stole.ts';
import { drawings as mangoPickle } from './products/mango-pickle.ts';
import { drawings as marigoldToran } from './products/marigold-toran.ts';
import { drawings as mirrorWorkSlingBag } from './products/mirror-work-sling-bag.ts';
import { drawings as nightSuit } from './products/night-suit.ts';
import { drawings as ragiCookies } from './products/ragi-cookies.ts';
import { drawings as rakhiThread } from './products/rakhi-thread.ts';
import { drawings as starLantern } from './products/star-lantern.ts';
import { drawings as tableRunner } from './products/table-runner.ts';
import { drawings as terracottaPlanter } from './products/terracotta-planter.ts';

/** Every picture that we sewed ourselves, in the order of the catalogue. */
export function allDrawings(): Drawing[] {
  return [
    ...blockPrintKurta,
    ...kanthaStole,
    ...nightSuit,
    ...juteToteBag,
    ...beadedBracelet,
    ...crochetCoinPouch,
    ...mirrorWorkSlingBag,
    ...mangoPickle,
    ...ragiCookies,
    ...garamMasala,
    ...blockPrintCushion,
    ...tableRunner,
    ...terracottaPlanter,
    ...handloomDhurrie,
    ...clayDiyaSet,
    ...marigoldToran,
    ...rakhiThread,
    ...starLantern,
  ];
}
