/** Words that stand for each other in the phrases of care, as they are spelt and misspelt. */
export const wordLists: Record<string, string> = {
  im: '(im|i am|iam|i m|ive been|i have been|i|feel|feeling|fel|felt|i was|always)',
  very: 'so|really|realy|rly|very|just|always|feeling|feel|such|a|still|too|sooo|kinda|pretty|super|all|actually|being|been|really|literally|getting|constantly|only',
  self: '(myself|my self|me self|meself|mself|maself|mysel|myslef)',
  want: '(want|wnt|wnna|wan|wanto|wants|wana|wanna|wonna|wona|wanted|wish|wished|wishing|hope|rather|ready|tryna|trying|deserve|deserves|imma|ima|should|shud|shuld|feel like|felt like|think about|thinking about|thinking of|thought about|think of|plan|planning|need|id like|i might|thoughts of)',
  die: '(die|dye|dy|di|de|dai|dead|ded|dying|dieing|death)',
  no: '(dont|do not|dnt|dont even|donot|dunt|doesnt|never|no longer|didnt)',
  nobody: '(nobody|no body|no one|noone|none of them|not one person|no people|nobodys)',
  everyone:
    '(everyone|everybody|every one|every body|they|they all|all of them|all the kids|the kids|kids|the girls|the boys|girls|boys|other kids|the other kids|people|ppl|my class|the class|my friends|my mates|my best friend|my friend|students|the whole class)',
  parent:
    '(dad|dads|daddy|dady|mum|mums|mummy|mumy|mom|moms|mommy|mam|father|mother|parent|parents|step ?dad|step ?mum|step ?father|step ?mother|step ?brother|stepmom|foster \\w+|foster dad|foster mum|uncle|unkle|auntie|aunty|aunt|nan|nana|nanna|pop|grandpa|grandad|granddad|grandma|grandfather|grandmother|guardian|carer|mums boyfriend|moms boyfriend|mums bf|dads girlfriend|mums new boyfriend)',
  person:
    '({parent}|he|she|they|brother|bro|sister|sis|cousin|teacher|coach|boyfriend|girlfriend|bf|gf|ex|someone|somebody|sumone|some one|a man|the man|man|this man|old man|a boy|boy|boys|a girl|girl|girls|guy|guys|a kid|kid|kids|this kid|bully|bullies|bullys|friend|friends|neighbour|babysitter|tutor|people|ppl|sir|priest|pastor|group|adult|grown up)',
  does: 'always|keeps|keep|kept|keeps on|kept on|just|often|sometimes|sumtimes|used to|is|was|are|were|r|has|have|had|been|still|really|also|even|tried to|tries to|trys to|likes to|wants to|going to|gonna|will|would|might|at school|at home|in my class|here|all|who|that|once|both|from school|in my year|every day|everyday|on the bus|ever|never|actually|wont stop|started|only|in year \\w+|from my class|i know|online|all the time|at lunch|at recess|properly',
  harms:
    '(hit|hits|hitting|hitted|hiting|hurt|hurts|hurting|hurted|hert|herts|bash|bashes|bashed|bashing|punch|punches|punched|punching|slap|slaps|slapped|slapping|smack|smacks|smacked|smacking|belt|belts|belted|belting|whip|whips|whipped|chok|choke|chokes|choked|choking|strangle|strangles|strangled|strangling|abuse|abuses|abused|abusing|threaten|threatens|threatened|threatening|threatend|rape|rapes|raped|molest|molests|molested|touch|touches|touched|touching|tuch|tuches|tuched|toch|toches|toched|tutch|bite|bites|bit|burn|burns|burned|burnt|stab|stabs|stabbed|shove|shoves|shoved|spit on|spits on|spat on|attack|attacks|attacked|grope|gropes|groped|grab|grabs|grabbed|stalk|stalks|stalking|pinch|pinches|kick|kicks|kicked|kicking|trip|trips|beat up|beats up|beating up|bashes up|push|pushes|pushed|pushing)',
  mean: '(hate|hates|hait|haits|ignore|ignores|ignoring|laugh at|laughs at|laughing at|laughed at|tease|teases|teased|teasing|pick on|picks on|picking on|picked on|mean to|nasty to|bully|bullies|bullied|bullying|bullys|bulling|exclude|excludes|excluded|excluding|make fun of|makes fun of|making fun of|made fun of|gang up on|ganging up on|spread rumours about|spreading rumours about|spread rumors about|spreading rumors about|talk behind|left out|dislike|dislikes|avoid|avoids|avoiding|humiliate|humiliates|humiliated|swear at|swears at|yell at|yells at|yelling at|scream at|screams at|screaming at|shout at|shouts at|shouting at)',
  pills:
    '(pills|pils|tablets|tablet|panadol|panadols|neurofen|nurofen|meds|medication|medicine|drugs|sleeping tablets)',
  bad: '(worthless|useless|usless|pathetic|a failure|failure|a burden|burden|a disappointment|disappointment|a disapointment|a waste of space|waste of space|a waste of air|waste of oxygen|a waste of oxygen|broken inside|ugly|ugli|uglly|fat|disgusting|a freak|freak|a loser|loser|a looser|unlovable|unlovable|unloved|unwanted|trash|garbage|not good enough|never good enough|not enough|hopeless|hopless|invisible|ashamed|nothing|nuthing|lonely|lonly|lonley|lonelly|depressed|deprest|depress|suicidal|miserable|heartbroken|alone|not ok|not okay|not alright|not fine|not okey|a nobody|traumatised|numb|empty inside|empty|homesick|upset|dead inside|humiliated|scum)',
  learning: '(at|in|with|for maths|for math)',
  lost: '(died|dyed|passed away|pased away|is dying|is dead|has died|just died|killed himself|killed herself|was killed|has cancer|got cancer|is in hospital|is in jail|is in prison|is really sick|is very sick|went to jail|left us|left me|doesnt love me|doesnt want me|abandoned me)',
  dear: '(dog|dogs|cat|kitten|puppy|pet|nan|nana|nanna|nonna|nonno|gran|granny|grandma|grandpa|grandad|granddad|grandfather|grandmother|pop|poppy|mum|mom|dad|brother|sister|baby brother|baby sister|best friend|friend|uncle|aunty|auntie|aunt|cousin|hamster|rabbit|bunny|guinea pig|horse|bird|fish|teacher|mother|father|yiayia|oma|opa)',
  notidiom:
    '(?! (laughing|laughin|lauging|lol|haha|of (boredom|laughter|laughing|cringe|embarrassment|heat|thirst|hunger|cuteness|old age)|than|hard|roll|rolls|is|land|lands|shows|faces|in the (first|second|end)|in this (first|second|end)|hole|(in|at) (the|this|my|a) (game|level|round|battle|boss)|in (minecraft|fortnite|roblox)))',
  notsport:
    '(?! (in|at|to|by|up on|from|off|out of the|for|because|with (a|the) ball|the ball|a pass|on the test|on (the )?leaderboard|lol|haha|[0-9]+))',
};
