/** Easy words, each spelled in one way and not taken for another on a printed card. */
export const firstPasswordWords =
  `apple arrow autumn badge basket beach berry bike bird boat bottle branch bread bridge brush bucket button cactus camel
  candle canvas carrot castle cherry circle cliff cloud clover coast comet copper coral corner cotton cricket crystal daisy
  desert dolphin dragon drum eagle earth echo ember engine falcon feather fern field finch flame flute forest fossil fox
  garden garlic ginger giraffe globe grape gravel hammer harbour hazel helmet hill honey island ivory jacket jelly jigsaw
  jungle kettle kite koala ladder lantern leaf lemon lizard llama magnet mango maple marble meadow melon mirror moon
  mountain mustard needle nest ocean olive orange orbit otter paddle panda parrot peach pebble pencil pepper piano pilot
  planet plum pocket pony puzzle rabbit rainbow ribbon river robin rocket saddle sailor shadow silver spider spoon summer
  sunset tiger timber tunnel turtle valley velvet violet walnut whale willow winter yellow zebra`
    .trim()
    .split(/\s+/);
