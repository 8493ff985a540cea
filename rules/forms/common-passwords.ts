/**
 * Passwords and the words inside them that lists of leaked passwords begin with, in lower case. A password counts as one
 * of these with digits and signs around it as well, so a word stands here once ("password" covers "Password2024!").
 */
const list = `
password passwort passw0rd passwd pass passcode passphrase mypassword mypass thepassword yourpassword newpassword
oldpassword nopassword defaultpassword secretpassword password1 password12 password123 password1234 password12345
password123456 password1234567890 passwordpassword 1password 123password letmein letmeinnow letmeinplease letme
iloveyou iloveyousomuch iloveyoubaby iloveyouforever iloveyou2 iloveu ilovegod ilovejesus ilovemymom ilovemydad
ilovemyself ilovemydog ilovemycat ilovemyfamily ilovemum ilovedad ilovemusic ilovefootball ilovecats ilovedogs
ilovepizza ilovechocolate ilovehim iloveher ihateyou ihateschool ihatemaths ihatemath lovemaths lovemath ilovemaths
ilovemath welcome welcome1 welcomehome welcomeback welcometo admin administrator adminadmin root rootroot user username
guest login loginlogin test tester testing testtest test1234 testpassword temp temporary changeme changemenow changeit
default secret topsecret mysecret verysecret secrets master masterkey access accessdenied system server oracle
database computer computers laptop internet website network windows microsoft google googlegoogle facebook instagram
snapchat tiktok youtube youtuber netflix twitter whatsapp discord spotify amazon samsung samsung123 iphone android
apple nintendo playstation xbox xboxone xbox360 minecraft minecraft1 roblox robloxroblox fortnite fortnite123 pokemon
pokemon1 pikachu charizard mariokart supermario mario luigi zelda sonic tetris among amongus callofduty overwatch
leagueoflegends valorant counterstrike halo starwars starwars1 startrek skywalker lukeskywalker darthvader yoda
harrypotter hogwarts gryffindor slytherin ravenclaw hufflepuff dumbledore hermione voldemort frodo gandalf lordoftherings
batman superman spiderman spiderman1 ironman captainamerica wolverine deadpool avengers hulk thor wonderwoman
catwoman joker harleyquinn transformers pikachu1 naruto sasuke narutouzumaki dragonball dragonballz goku vegeta onepiece
sailormoon hellokitty barbie barbiegirl frozen elsa disney disneyland mickey mickeymouse minnie minniemouse donald
donaldduck winnie winniethepooh tigger eeyore piglet bambi simba lionking nemo findingnemo shrek spongebob
spongebobsquarepants patrick squidward scoobydoo garfield snoopy snoopydog bugsbunny tweety tinkerbell peterpan
cinderella rapunzel princess princess1 princesa prince queen king kingking knight
qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop qwertyuiop123 qwertyqwerty
qwertz qwertzuiop azerty azertyuiop asdf asdfasdf asdfgh asdfghjkl asdfjkl asdf1234 zxcvbn zxcvbnm zxcvbnm123 zaq12wsx
zaq1zaq1 zaq1xsw2 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc qazwsx qazwsxedc qazqaz q1w2e3r4
q1w2e3r4t5 q1w2e3r4t5y6 qweasd qweasdzxc qweqwe qweqweqwe asdasd asdasdasd zxczxc abc abcd abc123 abcd1234 abcabc
abcdef abcdefg abcdefgh abcdefghij a1b2c3 a1b2c3d4 a1b2c3d4e5 aa123456 a123456 a12345678 a123456789 abc123456
abc123456789 abcd12345 1a2b3c 1a2b3c4d 123abc 123qwe 123qweasd 1234qwer 12345qwert 123456a 123456789a 12345678910
1234567890 0123456789 0987654321 9876543210 123456789 12345678 1234567 123456 12345 1234 123123 123123123 1231231234
123321 123321123 1122334455 112233 11223344 11111111 1111111111 0000000000 00000000 222222 5555555555 6666666666
7777777777 8888888888 9999999999 121212 1212121212 131313 232323 101010 1010101010 102030 10203040 1020304050 147258369
1472583690 159753 159357 258456 741852963 789456123 7894561230 987654321 9876543210 246810 2468101214 135790 1357924680
314159 3141592653 31415926535 2718281828 1618033988 1414213562 666666 696969 420420 007007 jamesbond jamesbond007
dragon dragons dragon1 blackdragon reddragon monkey monkeys monkeyman cheekymonkey tiger tigers lion lions eagle eagles
falcon falcons hawk panther panthers bear bears teddybear teddy bunny bunnies bunnyrabbit rabbit kitty kittycat kitten
kittens cat cats catdog puppy puppies puppylove doggy doggie dog dogs bulldog horse horses horselover pony unicorn
unicorns dolphin dolphins shark sharks whale turtle turtles penguin penguins panda pandas pandabear koala kangaroo
wombat platypus kookaburra cockatoo emu dingo wallaby butterfly butterflies ladybug spider scorpion snake wolf wolves
lonewolf phoenix elephant giraffe monkey123 chicken chickens chickennugget chickennuggets duck ducks goose cow pig
sheep hamster guineapig goldfish dinosaur dinosaurs trex
sunshine sunshine1 mysunshine sunflower sunflowers sunset sunrise summer summertime winter wintertime spring springtime
autumn rainbow rainbows snow snowman snowflake snowball rain raindrop storm thunder lightning fire firefly fireball
water waterfall ocean beach beachlife river mountain forest flower flowers flowerpower rose roses tulip daisy lily
jasmine violet lavender cherry cherries cherryblossom blossom moon moonlight moonshine star stars starlight stargirl
starboy superstar shootingstar galaxy universe planet planets planetearth earth mars saturn jupiter venus mercury
neptune pluto apollo rocket rocketman rocketship space spaceship astronaut nasa
football footballer football1 soccer soccerball soccer10 basketball baseball softball hockey tennis cricket rugby netball
swimming swimmer gymnastics dancing dancer dance ballet volleyball golf golfer skateboard skateboarding skater surfing
surfer fishing hunting running runner cycling boxing karate judo wrestling cheerleader cheer
liverpool liverpoolfc manchester manchesterunited manunited chelsea chelseafc arsenal arsenalfc tottenham everton
barcelona realmadrid juventus milan bayern bayernmunich celtic rangers newcastle westham astonvilla leeds
broncos lakers cowboys steelers yankees redsox packers raiders patriots eagles1 collingwood essendon richmond carlton
hawthorn geelong stkilda sydneyswans bulldogs bombers magpies crows adelaide brisbane brisbanelions fremantle
westcoast westcoasteagles roosters rabbitohs wallabies matildas socceroos allblacks
messi lionelmessi messi10 ronaldo cristiano cristianoronaldo ronaldo7 cr7cr7 neymar mbappe beckham davidbeckham
michaeljordan jordan jordan23 lebron lebronjames kobebryant kobe24 stephcurry tigerwoods federer
australia australian aussie aussieaussie sydney melbourne perth hobart darwin canberra queensland victoria tasmania
newzealand england london france paris germany berlin italy rome spain madrid portugal brazil brasil argentina mexico
america usa newyork california texas florida chicago boston canada india mumbai pakistan china beijing shanghai japan
tokyo korea vietnam indonesia philippines manila singapore malaysia thailand russia moscow ukraine poland greece turkey
egypt africa southafrica
michael michelle jessica jennifer ashley amanda andrew anthony daniel danielle david matthew joshua joseph christopher
christian robert richard william thomas charles charlie james johnny jonathan nicholas nicole alexander alexandra
alexandria benjamin samantha samuel elizabeth isabella isabelle sophie sophia olivia oliver emily emma charlotte
lachlan liam noah ethan jacob mason lucas jack jackson harry george hannah hunter heather amelia grace chloe ruby zoe
lily1 mia ava sarah rachel rebecca lauren stephanie vanessa natalie natasha victoria1 katherine catherine kimberly
patricia barbara maggie molly lucy bella max buster bailey rocky charlie1 cooper milo oscar coco shadow smokey ginger
pepper cookie cookies oreo peanut buddy lucky princesse angel angels babygirl babyboy baby babyblue babyphat honey
honeybee sweetheart sweetie sweety sweetpea sugar sugarplum cupcake cupcakes candy candycane chocolate chocolates
cheese cheeseburger cheesecake hamburger pizza pizzapizza spaghetti banana bananas apple123 apples strawberry
strawberries blueberry watermelon pineapple mango orange oranges lemon lemonade coconut avocado icecream donut
doughnut pancake pancakes waffle popcorn nutella pickles tacos burrito sushi noodles bacon pepsi cocacola
blue blueblue bluesky green greenday red yellow purple purple1 pink pinkpink black blackblack white silver golden gold
rainbow1 turquoise
hello hello1 hello123 hellohello helloworld helloworld1 hithere hiya goodbye goodmorning goodnight goodluck
thankyou thankyou1 whatever whatever1 nothing nothing1 something anything everything everyone nobody somebody
whoareyou whatisthis idontknow dontknow forget forgetit forgetme forgetmenot iforgot forgotpassword remember rememberme
trustno1 trustnoone blink182 linkinpark metallica nirvana slipknot greenday1 eminem rihanna beyonce taylorswift
taylorswift13 swiftie justinbieber bieber onedirection harrystyles bts btsarmy blackpink ladygaga madonna michaeljackson
elvis elvispresley beatles thebeatles queen1 acdc ironmaiden pinkfloyd ledzeppelin rockstar rockandroll rocknroll rock
music musiclover guitar piano drummer drums singer singing
love lovelove lovers loveme loveyou loveyou1 loveisall lovelife loveandpeace peaceandlove peace lover mylove mybaby
mylife myfamily family familyfirst family1 friends friend bestfriend bestfriends bestfriendsforever bff forever
forever21 foreverandever foreveryoung together always alwaysandforever happy happyday happydays happyhappy happybirthday
happyface smile smiley smileyface laugh laughing funny funnyface crazy crazygirl crazycat cool coolcool coolguy coolgirl
coolkid awesome amazing amazinggrace beautiful beauty gorgeous pretty prettygirl sexy sexygirl hotstuff hottie cutie
cutiepie cute lovely precious perfect legend thelegend boss likeaboss bossman thebest number1 numberone winner champion
champions hero superhero genius loser killer ninja ninjas samurai pirate pirates vampire vampires zombie zombies ghost
ghosts monster monsters devil demon angel1 heaven hell jesus jesus1 jesuschrist jesusislord jesuslovesme godisgood
godisgreat godislove god blessed blessing faith faithful hope believe amen allah bismillah muhammad krishna buddha
freedom justice power powerful strong strength energy magic magical magician wizard witch mystery dream dreams dreamer
sweetdreams lucky1 lucky7 lucky13 luckyme fortune money moneymoney moneymaker million millionaire billion business
success college university school school123 highschool student students teacher teachers homework maths math
mathematics algebra geometry science physics chemistry biology history english library reading
mustang corvette ferrari porsche mercedes bmw audi toyota honda subaru holden ford nissan yamaha harley harleydavidson
motorcycle racing
office work worker manager company customer service support helpdesk sales marketing engineer doctor nurse police
soldier army navy airforce marine military captain general major
christmas merrychristmas easter halloween birthday santa santaclaus newyear
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
october november december
opensesame abracadabra alohomora correcthorsebatterystaple correcthorse swordfish open sesame letmepass openup
hunter2 matrix thematrix neo morpheus zeppelin trinity maverick goldfinger
anonymous unknown private public personal security secure hacker hacked hackme
asshole bitch fuck fuckyou fuckyou1 fuckoff fuckme fucker motherfucker shit bullshit badass pussy
`;

export const commonPasswords: ReadonlySet<string> = new Set(list.trim().split(/\s+/));
