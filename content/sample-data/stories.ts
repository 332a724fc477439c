import type { ProductStory } from '../../domain/product.ts';

/** A story of a sample product in one language. */
export type SampleStory = Pick<ProductStory, 'making' | 'care'> & { maker?: string };

/** The consent of the samples' makers, who are invented. */
export const sampleConsent: NonNullable<ProductStory['consent']> = {
  givenBy: 'self',
  howChecked: 'Sample: this person is invented, and nobody was asked.',
  givenOn: '2026-01-01',
  until: '2099-12-31',
};

/** The stories of sample products by their ids; some have none. */
export const sampleStories: Readonly<Record<string, SampleStory>> = {
  'block-print-kurta': {
    maker:
      'Sunita (sample) leads the printing. She taught three others how to set each block straight beside the last one.',
    making:
      'The cloth is washed twice and pinned to a padded table. The outline is stamped first, then the colour. The cloth dries in the sun for two days, and the dye is fixed in hot water.',
    care: 'Wash by hand in cold water, on its own the first two times. Dry it in the shade and iron it inside out.',
  },
  'kantha-stole': {
    maker:
      'Rehana (sample) learned the stitch from her grandmother. She sews in the mornings on the veranda, where the light is good.',
    making:
      'Two layers of mulmul are basted together and stitched from one end to the other in rows a few millimetres apart. Nothing is drawn beforehand.',
    care: 'Wash by hand with mild soap and do not wring it. Roll it in a towel, then dry it flat.',
  },
  'night-suit': {
    maker: 'Imran (sample) cuts the cloth. He tries every new pattern on his nephews first.',
    making:
      'The cotton is washed before it is cut, so that it does not shrink at home. The seams lie on the outside and are stitched down flat.',
    care: 'Wash it in the machine at 40 degrees. It needs no ironing.',
  },
  'jute-tote-bag': {
    maker: 'Kamala (sample) has sewn with us since the sewing room opened. She checks every handle twice.',
    making:
      'The jute is cut and lined with cotton, and the edges are bound by machine. The running stitch and the handles are sewn by hand.',
    care: 'Wipe it with a damp cloth. Do not put it in the machine, and let it dry open.',
  },
  'beaded-bracelet': {
    maker:
      'Farida (sample) sorts the beads by touch. She chooses the colours together with Meena, who has the stall at the market.',
    making:
      'The beads are sorted into bowls and threaded on a double nylon thread. The knot is pulled into the first bead, so that nothing scratches.',
    care: 'Keep it dry, and take it off before you wash your hands.',
  },
  'crochet-coin-pouch': {
    maker: 'Lakshmi (sample) learned crochet here. Now she teaches two apprentices.',
    making:
      'The pouch is crocheted in the round, without a seam. The zip and the lining are sewn in by hand at the end.',
    care: 'Wash by hand in cold water and pull it into shape while it is damp.',
  },
  'mirror-work-sling-bag': {
    making:
      'Each mirror is held by a ring of buttonhole stitch; no glue is used. The cord is plaited from eight strands on a wooden disc.',
    care: 'Do not wash it. Brush the dust off and clean the mirrors with a dry cloth.',
  },
  'mango-pickle': {
    maker: 'Shanta and Usha (samples) run the kitchen together. The recipe is from Usha’s mother.',
    making:
      'The mangoes are cut, salted and dried for a day. With spices and mustard oil they stand eleven days in the sun and are stirred every evening.',
    care: 'Keep it cool and dark, always under oil, and take it out with a dry spoon. It keeps for a year.',
  },
  'ragi-cookies': {
    maker:
      'Joseph (sample) has baked with us since 2021. He weighs everything on a scale that says the numbers aloud.',
    making:
      'Ragi flour is roasted first, then kneaded with jaggery and butter. The cookies are shaped by hand and baked slowly, so that they stay crisp.',
    care: 'Keep the box closed and dry, and eat them within six weeks. They contain milk and may contain traces of wheat.',
  },
  'block-print-cushion': {
    maker: 'Deepak (sample) carves our blocks from teak. The lamp and the leaf are his own design.',
    making:
      'The cloth is woven on our own looms. The pattern takes two blocks, one for the leaf and one for the lamp, and is printed without a ruler.',
    care: 'Wash it inside out in cold water with the buttons closed.',
  },
  'terracotta-planter': {
    maker: 'Mohan (sample) works at the wheel. He has made about four thousand pots.',
    making:
      'The clay comes from a nearby pond. It is kneaded with the feet and shaped on the wheel. After ten days of drying, the pots are fired overnight with wood.',
    care: 'Soak it in water for an hour before you plant. Keep it out of heavy rain.',
  },
  'handloom-dhurrie': {
    maker:
      'Ganga and Prakash (samples) weave side by side. Ganga chooses the colours, Prakash sets up the loom.',
    making:
      'The yarn is dyed with indigo or madder in our yard. Two weavers beat in every row together, so that the edge stays straight.',
    care: 'Beat it outdoors and turn it once a month. Wash it by hand in cold water, or have it dry-cleaned.',
  },
  'clay-diya-set': {
    maker: 'Nandini (sample) chooses the colours and paints the rims.',
    making:
      'Each lamp is pinched from a ball of river clay, dried for three days and fired. It is painted afterwards with colours that contain no lead.',
    care: 'Fill each lamp two-thirds full with oil, and set it on stone or metal. Wipe it with a dry cloth after use.',
  },
  'star-lantern': {
    maker: 'Suresh (sample) splits the bamboo. He learned it from his uncle and makes every frame himself.',
    making:
      'The bamboo is split into thin strips and tied with cotton. The paper, made of cotton rags, is pasted on with rice glue.',
    care: 'Use it indoors with a small LED lamp, never with a flame. Fold it flat and keep it dry.',
  },
};
